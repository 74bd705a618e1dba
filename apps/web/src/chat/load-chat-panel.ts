/** The lines and the field; nobody who is silent waits for it. */
export function loadChatPanel() {
  return import('./chat-panel.tsx');
}
