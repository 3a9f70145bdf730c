/** The part of jsdom that rendering a tool needs. The package has no types. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options: { readonly url: string; readonly pretendToBeVisual: boolean });
    readonly window: Window & typeof globalThis;
  }
}
