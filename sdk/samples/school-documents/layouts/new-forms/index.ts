import type { Layout } from "../Layout.ts";

/** The layouts of files that the samples in `new-forms` use. */
export const newFormLayouts: Readonly<Record<string, Layout>> = {};
