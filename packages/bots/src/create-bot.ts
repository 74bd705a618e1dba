import { isLegal, legalActions, outlookOfView, type Action, type Outlook, type View } from '@spice-road/rules';
import type { Bot, Circumstances } from './bot.ts';
import { LEVEL_SETTINGS, type Level, type LevelSettings } from './levels.ts';
import type { Mind } from './mind.ts';
import type { Budget } from './plan.ts';
import { createPlanner, type Planner } from './planner.ts';
import { sightOf } from './sight.ts';
import { think } from './think.ts';

/** A bot keeps its working memory, but nothing of what it saw: one bot may sit at many tables. */
export function createBot(level: Level): Bot {
  return { level, choose: chooserOf(LEVEL_SETTINGS[level], createPlanner()) };
}

/** The same for a mind that is no level: reference opponents and experiments. */
export function createChooser(mind: Mind): Bot['choose'] {
  return chooserOf({ mind, nodes: Infinity, slips: 0, patience: Infinity }, createPlanner());
}

function chooserOf(settings: LevelSettings, planner: Planner): Bot['choose'] {
  return (view, circumstances) => {
    const outlook = outlookOfView(view);
    if (!outlook || view.phase === 'over') throw new Error('a bot is asked when it is its turn');
    try {
      const action = chosen(view, outlook, settings, planner, circumstances);
      if (isLegal(outlook, action)) return action;
      throw new Error(`a bot may not do this: ${JSON.stringify(action)}`);
    } catch (error) {
      circumstances.report?.(error);
      return plainAction(outlook);
    }
  };
}

function chosen(
  view: View,
  outlook: Outlook,
  settings: LevelSettings,
  planner: Planner,
  { random, log, budget }: Circumstances,
): Action {
  const mind = mindOf(settings, view, random);
  return think(sightOf(view, log), outlook, mind, planner, within(settings, budget)).action;
}

/** Levels that slip now and then think of this turn alone; those that run out of patience think as Strong does. */
function mindOf({ mind, slips, patience }: LevelSettings, view: View, random: Circumstances['random']): Mind {
  if (view.round > patience) return LEVEL_SETTINGS.strong.mind;
  return slips > 0 && random() < slips ? { ...mind, width: 1, depth: 1 } : mind;
}

function within({ nodes }: LevelSettings, budget: Budget | undefined): Budget {
  return budget ? { ...budget, nodes: Math.min(nodes, budget.nodes) } : { nodes };
}

/** What is always possible: a claim, else a rest, else the first thing the rules name. */
export function plainAction(outlook: Outlook): Action {
  const legal = legalActions(outlook);
  const action = legal.find(({ type }) => type === 'claim') ?? legal.find(({ type }) => type === 'rest') ?? legal[0];
  if (!action) throw new Error('whoever is to act has a legal action');
  return action;
}
