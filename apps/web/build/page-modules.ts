/** The modules that draw the pages which are loaded when they are needed. */
export const ROOM = /[\\/]room[\\/]room-page[.]tsx$/;
export const SOLO = /[\\/]solo[\\/]solo-page[.]tsx$/;

/** What whoever waits in a room will need next: the table, and the chat. */
export const MATCH = /[\\/]match[\\/]match-page[.]tsx$/;
export const CHAT = /[\\/]chat[\\/]chat-panel[.]tsx$/;

/** What is asked of the server before the rest of the page is there. */
export const AHEAD = /[\\/]room[\\/]ask-ahead[.]ts$/;
