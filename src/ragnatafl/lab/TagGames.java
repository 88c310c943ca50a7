// Games of TAG for the bench: a line in, as in `play Root 0.3 7`, a line of JSON out.
//
// Calls TAG as its users do and holds nothing of it. What is measured is what contestant.py says:
// whole random games of four; copies of a position from the middle of one; answers tried out at
// positions spread over one. Seconds are those of this thread: what the virtual machine does in
// threads of its own (collecting rubbish, compiling) is not counted.

import core.AbstractForwardModel;
import core.AbstractGameState;
import core.Game;
import core.actions.AbstractAction;
import games.GameType;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

public class TagGames {
    private static final int PLAYERS = 4;
    private static final int BATCH = 50;
    private static final int LIMIT = 100_000;

    /** A table of TAG, and the rules that it is played by. */
    private static final class Table {
        final AbstractForwardModel rules;
        final AbstractGameState state;

        Table(GameType type, Random chance) {
            Game game = type.createGameInstance(PLAYERS, chance.nextInt(Integer.MAX_VALUE));
            rules = game.getForwardModel();
            state = game.getGameState();
            rules.setup(state);
        }

        Table(AbstractForwardModel rules, AbstractGameState state) {
            this.rules = rules;
            this.state = state;
        }

        Table copy() {
            return new Table(rules, state.copy());
        }

        List<AbstractAction> options() {
            return state.isNotTerminal() ? rules.computeAvailableActions(state) : List.of();
        }

        void answer(AbstractAction option) {
            rules.next(state, option.copy()); // an action may be changed when it is carried out
        }
    }

    private static long decisions;
    private static long forced;

    /** One random game; each of its positions is kept in `past`, where that is wanted. */
    private static void play(GameType type, Random chance, List<Table> past) {
        Table table = new Table(type, chance);
        for (int n = 0; n < LIMIT; n++) {
            List<AbstractAction> options = table.options();
            if (options.isEmpty()) return;
            if (past != null) past.add(table.copy());
            decisions++;
            if (options.size() == 1) forced++;
            table.answer(options.get(chance.nextInt(options.size())));
        }
        throw new IllegalStateException(type + " does not end");
    }

    private static String games(GameType type, Random chance, double slice) {
        decisions = forced = 0;
        long games = 0;
        double start = seconds(), passed;
        do {
            play(type, chance, null);
            games++;
        } while ((passed = seconds() - start) < slice);
        return said("\"games\": %d, \"decisions\": %d, \"forced\": %d", passed, games, decisions, forced);
    }

    private static String copies(GameType type, Random chance, double slice) {
        List<Table> past = new ArrayList<>();
        play(type, chance, past);
        AbstractGameState middle = past.get(past.size() / 2).state;
        past = null;
        System.gc();
        long copies = 0;
        double start = seconds(), passed;
        do {
            for (int n = 0; n < BATCH; n++) middle.copy();
            copies += BATCH;
        } while ((passed = seconds() - start) < slice);
        return said("\"count\": %d", passed, copies);
    }

    private static String tries(GameType type, Random chance, double slice, int positions, int answers) {
        List<Table> past = new ArrayList<>();
        play(type, chance, past);
        List<Table> tables = new ArrayList<>();
        List<List<AbstractAction>> offered = new ArrayList<>();
        for (Table table : spread(past, positions)) {
            tables.add(table);
            offered.add(spread(table.options(), answers));
        }
        past = null;
        System.gc();
        long tries = 0, listed = 0;
        double start = seconds(), passed;
        do {
            for (int n = 0; n < tables.size(); n++) {
                for (AbstractAction option : offered.get(n)) {
                    Table after = tables.get(n).copy();
                    after.answer(option);
                    listed += after.options().size();
                    tries++;
                }
            }
        } while ((passed = seconds() - start) < slice);
        return said("\"count\": %d", passed, tries);
    }

    private static <T> List<T> spread(List<T> items, int most) {
        if (items.size() <= most) return items;
        List<T> found = new ArrayList<>();
        for (int n = 0; n < most; n++) found.add(items.get((int) ((long) n * items.size() / most)));
        return found;
    }

    private static double seconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }

    private static String said(String counts, double passed, Object... numbers) {
        return "{" + String.format(Locale.ROOT, counts, numbers)
            + String.format(Locale.ROOT, ", \"seconds\": %.6f}", passed);
    }

    public static void main(String[] arguments) throws IOException {
        PrintStream out = System.out;
        System.setOut(System.err); // what games print goes there
        int positions = Integer.parseInt(arguments[0]), answers = Integer.parseInt(arguments[1]);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] words = line.split(" ");
            GameType type = GameType.valueOf(words[1]);
            double slice = Double.parseDouble(words[2]);
            Random chance = new Random(Long.parseLong(words[3]));
            switch (words[0]) {
                case "play": out.println(games(type, chance, slice)); break;
                case "copy": out.println(copies(type, chance, slice)); break;
                case "try": out.println(tries(type, chance, slice, positions, answers)); break;
                default: throw new IllegalArgumentException(line);
            }
            out.flush();
        }
    }
}
