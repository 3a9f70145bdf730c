/// <reference path="../../sdk/src/theme/sheets.d.ts" />
/// <reference path="../../sdk/src/access/env.d.ts" />

interface ImportMeta {
  /** Vite's; for tests that look at every tool. */
  glob<T>(pattern: string, options: { eager: true; import?: string }): Record<string, T>;
}

interface ImportMetaEnv {
  /** Vite's: true in tests. */
  readonly DEV: boolean;
  /** True in the npm package, whose code is served from the partner's own bundle. Set by the build. */
  readonly IEP_IN_PACKAGE: boolean;
  /** Where the modules of the other language are, from a file in `assets`. Set by the build. */
  readonly IEP_OTHER_LOCALE?: string;
  /** True in a self-contained file, which only partners' own pages load. Set by the build. */
  readonly IEP_IS_SELF_CONTAINED?: boolean;
  /** In a self-contained file: the URL of the Word maker, relative to it. Set by the build. */
  readonly IEP_WORD_FILE: string | null;
}

declare module "virtual:elements" {
  /** How the element of another tool is fetched, by the tool's id. Empty in a self-contained file. Set by the build. */
  export const elements: {
    [id in import("@iep-insider/sdk/catalog").ToolId]?: () => Promise<{
      readonly element: import("./element/index.ts").DefinedTool;
    }>;
  };
}

// The letter in Spanish, beside the English one (ADR 101). Set by the build.
declare module "*/logic.ts?es" {
  export const writeLetter: typeof import("./tools/letter-generator/logic.ts").writeLetter;
}
declare module "*/stateRules.ts?es" {
  export const loadStateSentences: typeof import("./tools/letter-generator/writing/stateRules.ts").loadStateSentences;
}
declare module "*/statement.ts?es" {
  export const exceptionStatement: typeof import("./tools/signing-advisor/statement.ts").exceptionStatement;
}
