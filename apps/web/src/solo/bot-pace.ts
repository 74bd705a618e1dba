import { keptChoice } from '../settings/kept-choice.ts';
import { BOT_PACES } from '../stage/turn-time.ts';

/** How long bots take, as this browser likes it. */
export const { useChoice: useBotPace } = keptChoice({ name: 'bot-pace', values: BOT_PACES, show: () => {} });
