import { productName } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import {
  accessibilityReport,
  levelWords,
  reportTable,
  runFacts,
} from "../../../content/accessibilityReport.ts";
import type { Criterion } from "../../../content/conformance/Criterion.ts";
import { checks } from "../../../content/conformance/checks.ts";
import lastRun from "../../../content/conformance/lastRun.json" with { type: "json" };
import { levelA } from "../../../content/conformance/levelA.ts";
import { levelAA } from "../../../content/conformance/levelAA.ts";
import { Facts, Meanings } from "../../../text/Facts.tsx";
import { TextPage } from "../../../text/TextPage.tsx";

/** A conformance report in the form of VPAT 2.5: a row for every WCAG 2.2 criterion at levels A and AA. */
export function Component() {
  return (
    <TextPage
      content={accessibilityReport}
      additions={{
        product: <Facts of={factsOfRun()} />,
        terms: <Meanings of={Object.values(levelWords)} />,
        tests: <Meanings of={testsInWords()} />,
        "level-a": <Criteria of={levelA} />,
        "level-aa": <Criteria of={levelAA} />,
      }}
    />
  );
}

function factsOfRun() {
  const { date, version, browser, axe } = lastRun;
  const day = new Date(`${date}T12:00:00Z`).toLocaleDateString("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return [
    { term: runFacts.product, text: productName },
    { term: runFacts.version, text: version },
    { term: runFacts.date, text: day },
    { term: runFacts.checkers, text: runFacts.checkersText(browser, axe) },
    { term: runFacts.standard, text: runFacts.standardText },
  ];
}

/** Two columns fit the narrowest phone. */
function Criteria({ of }: { readonly of: readonly Criterion[] }) {
  return (
    <table className={tw`w-full text-left border-collapse`}>
      <thead>
        <tr className={tw`border-b-2 border-primary`}>
          <th scope="col" className={headCell}>
            {reportTable.criterion}
          </th>
          <th scope="col" className={headCell}>
            {reportTable.level}
          </th>
        </tr>
      </thead>
      <tbody>
        {of.map((criterion) => (
          <Row key={criterion.number} criterion={criterion} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  criterion: { number, name, level, remarks, checks: ids },
}: {
  readonly criterion: Criterion;
}) {
  const tests = ids.map((id) => (id === "axe" ? reportTable.axe(rulesOf(number)) : checks[id].name));
  return (
    <tr className={`dash-whole ${tw`border-b border-line`}`}>
      <th scope="row" className={`${cell} ${tw`w-2/5 md:w-1/3 font-normal`}`}>
        <span className={tw`block font-semibold`}>{number}</span>
        {name}
      </th>
      <td className={cell}>
        <p className={tw`font-semibold`}>{levelWords[level].term}</p>
        <p className={tw`max-w-text`}>{remarks}</p>
        <p className={`dash-breakable ${tw`max-w-text text-sm text-quiet pt-1`}`}>
          {tests.length > 0 ? reportTable.tests(tests) : reportTable.noCheck}
        </p>
      </td>
    </tr>
  );
}

/** The rules of axe that test a criterion. */
function rulesOf(number: string): readonly string[] {
  const rules: Readonly<Record<string, readonly string[]>> = lastRun.axeRules;
  return rules[number] ?? [];
}

/** Each check by its name, with the numbers of the last run. */
function testsInWords() {
  return Object.values(checks).map(({ name, words }) => ({
    term: name,
    text: `${words.replace("{pages}", String(lastRun.pages)).replace("{stories}", String(lastRun.stories))}.`,
  }));
}

const cell = tw`align-top py-3 pr-4`;
const headCell = tw`align-bottom py-2 pr-4 text-sm font-medium text-quiet`;
