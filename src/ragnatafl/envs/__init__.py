"""The games as environments of research frameworks; each module needs its own framework.

    ragnatafl.envs.pettingzoo     every seat an agent: `env("runics")`, `parallel_env("bloodrage")`
    ragnatafl.envs.gymnasium      one seat against bots: `gymnasium.make("ragnatafl/BloodRage-v0")`
    ragnatafl.envs.openspiel      `pyspiel.load_game("ragnatafl_runics")`, with chance nodes
    ragnatafl.envs.batch          many games stepped together by worker processes

`pip install ragnatafl[envs]` brings the frameworks. docs/researchers.md tells the whole.
"""
