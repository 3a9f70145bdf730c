import { lighthousePages, startLighthouse } from "./fixtures/lighthouse.ts";
import { expect, test } from "./fixtures/test.ts";

const categories = ["accessibility", "best-practices", "seo"] as const;

test("Lighthouse finds nothing to mend on a phone", async ({ origins }) => {
  test.setTimeout(300_000);
  const lighthouse = await startLighthouse();
  try {
    for (const path of lighthousePages) {
      const { scores, lost } = await lighthouse.look(origins.product + path, categories);
      expect({ path, scores, lost }).toEqual({
        path,
        scores: { accessibility: 100, "best-practices": 100, seo: 100 },
        lost: [],
      });
    }
  } finally {
    await lighthouse.end();
  }
});
