"""Masked PPO of sb3-contrib on Runics, against a bot that answers at random.

    pip install 'ragnatafl[envs,examples]'
    python examples/ppo_runics.py --picture curve.png

An action is a place in the list of options, so the policy must not learn places but what stands
there: one small network scores every option by its features, and the scores are the logits. Where
cards lie on an endless grid is hard to learn from coordinates, so `Points` adds to the features of
each option what everybody's points would be after it. Rewards are the environment's own.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ragnatafl.envs.frame import open_to, scores_of
from ragnatafl.envs.gymnasium import RagnataflEnv
from ragnatafl.envs.spaces import Observation
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.views import determinize, view

if TYPE_CHECKING:
    import torch

Rows: TypeAlias = NDArray[np.float32]

MOST = 128
"""Places in the list; no game of Runics for two that we saw offers as many."""
WORTH = 20.0
"""So many points are 1 to the network."""
GAMES = 16
"""Are played side by side."""
ROLLOUT = 128
"""Answers in each of them between two lessons."""
HIDDEN = 64


class Points(gymnasium.ObservationWrapper[Rows, np.int64, Observation]):
    """Rows of options alone: their features, then by how much each changes the points of the seat
    and of the others, as far as the seat can see it."""

    def __init__(self) -> None:
        self.game = RagnataflEnv("runics", bots="thrall", most=MOST, tells="features")
        super().__init__(self.game)
        self.luck = Random(0)
        seats = len(self.game.frame.seats)
        width = len(self.game.frame.offers.legend) + seats
        self.observation_space = spaces.Box(-np.inf, np.inf, (MOST, width), np.float32)

    def observation(self, observation: Observation) -> Rows:
        state, seat = self.game.state, self.game.seat
        gains = np.zeros((MOST, state.seats), dtype=np.float32)
        options = open_to(state, seat)
        if options:
            imagined = determinize(view(state, seat), self.luck)
            before = scores_of(imagined)
            for row, option in zip(gains, options, strict=False):
                after = imagined.clone()
                apply(after, option)
                row[:] = np.roll(np.subtract(scores_of(after), before), -seat) / WORTH
        return np.concatenate((observation["options"], gains), axis=1)

    def action_masks(self) -> NDArray[np.bool_]:
        return self.game.action_masks()


def policy() -> Any:  # Any: torch and sb3-contrib have no types, and are large: loaded when used
    """A policy whose logits are the scores of the options."""
    from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
    from torch import nn

    class ScoreOptions(nn.Module):  # type: ignore[misc]  # its base has no types
        """By row of options one score; the critic sees the mean and the best of what was read."""

        def __init__(self, rows: int, width: int) -> None:
            super().__init__()
            self.shape = (rows, width)
            self.latent_dim_pi, self.latent_dim_vf = rows, 2 * HIDDEN
            self.read = nn.Sequential(nn.Linear(width, HIDDEN), nn.ReLU())
            self.score = nn.Sequential(
                nn.Linear(HIDDEN, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, 1, bias=False)
            )
            self.judge = nn.Sequential(nn.Linear(width, HIDDEN), nn.ReLU())

        def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
            return self.forward_actor(seen), self.forward_critic(seen)

        def forward_actor(self, seen: torch.Tensor) -> torch.Tensor:
            found: torch.Tensor = self.score(self.read(seen.unflatten(1, self.shape)))
            return found.squeeze(-1)

        def forward_critic(self, seen: torch.Tensor) -> torch.Tensor:
            import torch

            rows = self.judge(seen.unflatten(1, self.shape))
            return torch.cat((rows.mean(dim=1), rows.amax(dim=1)), dim=1)

    class OptionPolicy(MaskableActorCriticPolicy):  # type: ignore[misc]  # its base has no types
        def _build_mlp_extractor(self) -> None:
            rows, width = self.observation_space.shape
            self.mlp_extractor = ScoreOptions(rows, width).to(self.device)

        def _build(self, lr_schedule: Any) -> None:  # Any: as its base takes it
            super()._build(lr_schedule)
            self.action_net = nn.Identity()
            self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1))

    return OptionPolicy


def learn(steps: int) -> list[tuple[int, float, int]]:
    """Train for so many steps; by steps so far, the share of victories and of how many games."""
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    curve: list[tuple[int, float, int]] = []
    results: list[float] = []

    def note(seen: dict[str, Any], _: object) -> bool:  # Any: what PPO knows at a step
        ended = zip(seen["rewards"], seen["dones"], strict=True)
        results.extend((1 + float(reward)) / 2 for reward, done in ended if done)
        if seen["n_steps"] == ROLLOUT - 1:
            curve.append((seen["self"].num_timesteps, float(np.mean(results)), len(results)))
            print(
                f"{curve[-1][0]:7d} steps: {curve[-1][1]:.1%} of {len(results)} games", flush=True
            )
            results.clear()
        return True

    model = MaskablePPO(
        policy(), DummyVecEnv([Points] * GAMES), seed=1, device="cpu", gamma=1.0,
        n_steps=ROLLOUT, batch_size=256, n_epochs=4, learning_rate=1e-3, ent_coef=0.003,
    )  # fmt: skip
    model.learn(steps, callback=note)
    return curve


def draw(curve: Sequence[tuple[int, float, int]], to: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.5), layout="constrained")
    axes = figure.subplots()
    steps, shares, games = np.array(curve).T
    error = 1.96 * np.sqrt(shares * (1 - shares) / games)
    axes.fill_between(steps, shares - error, shares + error, alpha=0.25)
    axes.plot(steps, shares)
    axes.axhline(0.5, color="grey", linestyle=":")
    axes.set(ylim=(0.4, 1), xlabel="steps", ylabel="share of victories", title="Runics: PPO")
    figure.savefig(to)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--steps", type=int, default=100_000, help="to learn from (100000)")
    parser.add_argument("--picture", type=Path, help="where to draw the curve")
    args = parser.parse_args(argv)
    begun = time.monotonic()
    curve = learn(args.steps)
    print(f"{time.monotonic() - begun:.0f} seconds")
    if args.picture is not None:
        draw(curve, args.picture)


if __name__ == "__main__":
    main()
