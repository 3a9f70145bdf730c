/// <reference path="../../sdk/src/theme/sheets.d.ts" />

interface ImportMeta {
  readonly env: {
    /** The year the pages were rendered in. Set by the build. */
    readonly IEP_BUILD_YEAR: number;
  };
}
