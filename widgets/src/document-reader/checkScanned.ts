import type { DocumentFindings } from "@iep-insider/sdk/school-documents";

/** Asks the parent to check everything that was found on a page that was recognized from a picture. */
export function checkScanned(findings: DocumentFindings, pages: readonly number[]): DocumentFindings {
  if (pages.length === 0) return findings;
  // JSON gives each object to the function after what is within it.
  return JSON.parse(JSON.stringify(findings), (_key, value: unknown) =>
    isFound(value) && pages.includes(value.page) ? { ...value, isClear: false } : value,
  );
}

function isFound(value: unknown): value is { readonly page: number } {
  return (
    typeof value === "object" &&
    value !== null &&
    "isClear" in value &&
    "page" in value &&
    typeof value.page === "number"
  );
}
