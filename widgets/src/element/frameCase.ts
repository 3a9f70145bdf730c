import { type CaseStore, createCaseStore } from "@iep-insider/sdk/case";
import { retryImport } from "@iep-insider/sdk/ui";
import { isOurFrame } from "./frameRecord.ts";

let ofPage: CaseStore | null = null;

/**
 * The case of this browser in our server's frame page, which no script of the surrounding page can read; null on a
 * partner's own page. A browser keeps it apart from the case on our site (ADR 76).
 */
export function frameCase(server: string | null): CaseStore | null {
  if (import.meta.env.IEP_IS_SELF_CONTAINED || !isOurFrame(server, window)) return null;
  ofPage ??= createCaseStore(() =>
    import("@iep-insider/sdk/case/database").catch(
      retryImport<typeof import("@iep-insider/sdk/case/database")>,
    ),
  );
  return ofPage;
}
