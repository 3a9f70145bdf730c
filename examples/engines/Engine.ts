// What the checks need of a browser. Two drivers: `puppeteer.ts` (Chromium, Firefox) and `webDriver.ts` (WebKit).

export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** A running browser. */
export interface Engine {
  /** Opens a tab whose storage is empty, and shared with no other but the tabs that it opens itself. Prefers dark. */
  readonly open: () => Promise<Session>;
  readonly stop: () => Promise<void>;
}

export interface Session {
  readonly tab: Tab;
  /** The folder that its downloads go to. */
  readonly downloads: string;
  /** The tabs that pages have opened. */
  readonly opened: () => Promise<readonly Tab[]>;
  readonly end: () => Promise<void>;
}

/** A document: of a tab, or of an iframe. Functions run in it alone; what goes in and comes out is JSON. */
export interface Place {
  readonly evaluate: <Arg, Result>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg) => Promise<Result>;
  /** The element that `find` returns; it may lie in shadow roots. */
  readonly element: <Arg>(find: (arg: Arg) => Element | null, arg: Arg) => Promise<Control | null>;
}

export interface Tab extends Place {
  /** Resolves once the page has loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
}

/** An element. */
export interface Control {
  /** Scrolls to it and presses the mouse on it. */
  readonly click: () => Promise<void>;
  /** Clicks on it and types, key by key; "\n" is the Enter key. */
  readonly type: (text: string) => Promise<void>;
  /** Of a file field: chooses this file. */
  readonly chooseFile: (path: string) => Promise<void>;
  readonly evaluate: <Arg, Result>(
    run: (element: HTMLElement, arg: Arg) => Result | Promise<Result>,
    arg: Arg,
  ) => Promise<Result>;
  /** Of an iframe: its document. */
  readonly content: () => Promise<Place>;
}
