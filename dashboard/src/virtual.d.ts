/// <reference path="../../sdk/src/theme/sheets.d.ts" />

/** A tool's sample, drawn by the build (build/samples). */
declare module "virtual:sample/*" {
  export const sample: import("./pages/sample/SampleShown.ts").SampleShown;
}

interface ImportMeta {
  readonly env: {
    /** The year the pages were rendered in. Set by the build. */
    readonly IEP_BUILD_YEAR: number;
  };
}
