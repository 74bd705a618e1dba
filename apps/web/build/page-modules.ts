/** The modules that draw the pages which are loaded when they are needed. */
export const ROOM = /[\\/]room[\\/]room-page[.]tsx$/;
export const SOLO = /[\\/]solo[\\/]solo-page[.]tsx$/;
