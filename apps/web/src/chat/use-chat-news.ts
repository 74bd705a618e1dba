import { say } from '../i18n/shell.ts';
import { isolated } from '../i18n/isolated.ts';
import { useChat } from './chat.ts';

/** What somebody else said last, as a sentence for those who listen; empty while nobody has. */
export function useChatNews(): string {
  const latest = useChat()?.latest ?? null;
  return latest === null ? '' : say('chat.said', { name: isolated(latest.name), text: latest.text });
}
