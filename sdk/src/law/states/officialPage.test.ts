import { expect, it } from "vitest";
import { factsOf } from "./facts/factsOf.ts";
import { loadStates } from "./loadStates.ts";
import { officialPage } from "./officialPage.ts";

it.each([
  ["https://www.legis.state.ak.us/basis/aac.asp", true],
  ["https://tea.texas.gov/rules", true],
  ["https://www.fldoe.org/ese", true],
  ["https://ospi.k12.wa.us/rules", true],
  ["https://www.doe.k12.de.us/Page/2331", true],
  ["https://www.owatonna.k12.mn.us/page/2947", false],
  ["http://akrules.elaws.us/aac/4.52.090", false],
  ["https://specialedstartguide.com/blog/alaska", false],
  ["https://state.gov.example.com/", false],
  ["not an address", false],
])("%s is an official page: %s", (address, isOfficial) => {
  expect(officialPage(["https://blog.example.com/", address])).toBe(isOfficial ? address : null);
});

it("each state's facts lead to an official page or nowhere", async () => {
  const states = Object.values(await loadStates());
  const pages = states.flatMap((record) =>
    factsOf(record).map(({ fact }) => officialPage(fact?.sources ?? [])),
  );
  expect(pages.filter((page) => page !== null).length).toBeGreaterThan(20);
});
