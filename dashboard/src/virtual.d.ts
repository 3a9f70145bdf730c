/// <reference path="../../sdk/src/theme/sheets.d.ts" />

/** A tool's sample, drawn by the build (build/samples). */
declare module "virtual:sample/*" {
  export const sample: import("./pages/sample/SampleShown.ts").SampleShown;
}

/** What fetches each tool's sample (build/samples). */
declare module "virtual:samples" {
  export const sampleLoaders: Readonly<
    Record<
      import("@iep-insider/sdk/catalog").ToolId,
      () => Promise<import("./pages/sample/SampleShown.ts").SampleModule>
    >
  >;
}

/** What fetches each page, from the table `app/pages.ts` (build/pages.ts). */
declare module "virtual:pages" {
  export const pageLoaders: Readonly<
    Record<import("@iep-insider/sdk/contract").OwnPath | "/404", import("./app/PageModule.ts").LoadPage>
  >;
}

interface ImportMeta {
  readonly env: {
    /** The year the pages were rendered in. Set by the build. */
    readonly IEP_BUILD_YEAR: number;
    /** The language of this build. Set by the build; undefined in tests, which are in English. */
    readonly IEP_LOCALE?: "en" | "es";
  };
}
