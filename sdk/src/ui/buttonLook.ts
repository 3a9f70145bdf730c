import { tw } from "../theme/index.ts";

/** The class names of a button, also for a link to a next step. */
export const buttonLook = {
  primary: tw`inline-flex items-center justify-center gap-2 min-h-[2.75rem] px-5 py-2 rounded border border-fill bg-fill text-on-fill font-semibold no-underline text-center quick:transition-opacity hover:opacity-90 off:opacity-50 off:cursor-default`,
  plain: tw`inline-flex items-center justify-center gap-2 min-h-[2.75rem] px-4 py-2 rounded border border-outline bg-sheet text-ink font-medium no-underline text-center quick:transition-colors hover:bg-wash off:text-quiet off:cursor-default`,
  quiet: tw`inline-flex items-center justify-center gap-2 min-h-[2.75rem] px-2 -ml-2 py-2 rounded text-quiet underline text-center hover:text-ink`,
} as const;
