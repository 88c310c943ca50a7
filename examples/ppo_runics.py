"""Masked PPO of sb3-contrib on Runics, against a bot that answers at random.

    pip install 'ragnatafl[envs,examples]'
    python examples/ppo_runics.py

An action is a place in the list of options, so the policy must not learn places but what stands
there: every option is scored by one small network from its features and from what the seat sees,
and the scores are the logits. The curve is the mean result of the last games, from -1 to 1.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import nn

from ragnatafl.envs.gymnasium import RagnataflEnv

MOST = 128
"""Places in the list; no game of Runics for two that we saw offers as many."""
HIDDEN = 64


class Unchanged(BaseFeaturesExtractor):
    """The observation and the features of all options, side by side as they are."""

    def __init__(self, space: spaces.Dict) -> None:
        self.view = int(np.prod(space["observation"].shape or ()))
        self.rows, self.width = space["options"].shape or (0, 0)
        super().__init__(space, self.view + self.rows * self.width)

    def forward(self, seen: dict[str, torch.Tensor]) -> torch.Tensor:
        return torch.cat((seen["observation"], seen["options"].flatten(1)), dim=1)


class ScoreOptions(nn.Module):
    """By row of options one score; and of the view a few numbers for the critic."""

    def __init__(self, view: int, rows: int, width: int) -> None:
        super().__init__()
        self.view, self.rows, self.width = view, rows, width
        self.latent_dim_pi, self.latent_dim_vf = rows, HIDDEN
        self.look = nn.Sequential(nn.Linear(view, HIDDEN), nn.Tanh())
        self.read = nn.Linear(width, HIDDEN)
        self.score = nn.Sequential(
            nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, 1)
        )
        self.judge = nn.Sequential(nn.Linear(view, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN))

    def forward(self, features: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.forward_actor(features), self.forward_critic(features)

    def forward_actor(self, features: torch.Tensor) -> torch.Tensor:
        seen, options = features[:, : self.view], features[:, self.view :]
        rows = options.reshape(-1, self.rows, self.width)
        scores: torch.Tensor = self.score(self.look(seen)[:, None] + self.read(rows))
        return scores.squeeze(-1)

    def forward_critic(self, features: torch.Tensor) -> torch.Tensor:
        found: torch.Tensor = self.judge(features[:, : self.view])
        return found


class OptionPolicy(MaskableActorCriticPolicy):
    """A policy whose logits are the scores of the options."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # Any: as its base takes them
        super().__init__(*args, **kwargs, features_extractor_class=Unchanged)

    def _build_mlp_extractor(self) -> None:
        seen = self.features_extractor
        self.mlp_extractor = ScoreOptions(seen.view, seen.rows, seen.width).to(self.device)

    def _build(self, lr_schedule: Any) -> None:  # Any: as its base takes it
        super()._build(lr_schedule)
        self.action_net = nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1))


class Curve(BaseCallback):
    """Notes the mean result of the games of every rollout."""

    def __init__(self) -> None:
        super().__init__()
        self.results: list[float] = []
        self.points: list[tuple[int, float]] = []

    def _on_step(self) -> bool:
        ended = zip(self.locals["rewards"], self.locals["dones"], strict=True)
        self.results += [float(reward) for reward, done in ended if done]
        return True

    def _on_rollout_end(self) -> None:
        self.points.append((self.num_timesteps, float(np.mean(self.results or [0.0]))))
        print(f"{self.points[-1][0]:7d} steps: mean result {self.points[-1][1]:+.2f}")
        self.results.clear()


def learn(steps: int, seed: int = 1, rollout: int = 2048) -> list[tuple[int, float]]:
    """Train for so many steps; the curve."""
    game = RagnataflEnv("runics", bots="thrall", most=MOST, tells="features")
    curve = Curve()
    model = MaskablePPO(
        OptionPolicy, game, seed=seed, n_steps=rollout, batch_size=256, n_epochs=6,
        learning_rate=1e-3, gamma=1.0, ent_coef=0.003, device="cpu",
    )  # fmt: skip
    model.learn(steps, callback=curve)
    return curve.points


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--steps", type=int, default=60_000, help="to learn from (60000)")
    parser.add_argument("--rollout", type=int, default=2048, help="between two lessons (2048)")
    args = parser.parse_args(argv)
    learn(args.steps, rollout=args.rollout)


if __name__ == "__main__":
    main()
