import { expect, it } from "vitest";
import { headingId } from "./headingId.ts";
import { readArticle } from "./readArticle.ts";

const source = `
It is late. You want *one* thing. <Law id="ages" />

## What “eligible” means

See [our tools](/advanced-tools), or [IDEA](https://sites.ed.gov/idea/). <Law id="lre" at="34 CFR 300.114(a)(2)" />

1. **First:** ask.
2. Then wait.

### Your child's day

<Note title="At once">

Call 988.

</Note>

> My child is in your school.

{/* for us alone */}

<LiveTool tool="504-screener" />

<ToolButton tool="rights-guide">Open the guide</ToolButton>
`;

it("reads an article as a reader meets it: a block a line, without markup and citations", () => {
  const { text, words } = readArticle(source);
  expect(text.split("\n")).toEqual([
    "It is late. You want one thing.",
    "What “eligible” means",
    "See our tools, or IDEA.",
    "First: ask.",
    "Then wait.",
    "Your child's day",
    "At once",
    "Call 988.",
    "My child is in your school.",
    "Open the guide",
  ]);
  expect(words).toBe(35);
});

it("finds the parts of an article besides its text", () => {
  const { headings, citations, tools, links } = readArticle(source);
  expect(headings).toEqual([
    { id: "what-eligible-means", title: "What “eligible” means", level: 2 },
    { id: "your-childs-day", title: "Your child's day", level: 3 },
  ]);
  expect(citations).toEqual([
    { id: "ages", at: null },
    { id: "lre", at: "34 CFR 300.114(a)(2)" },
  ]);
  expect(tools).toEqual(["rights-guide", "504-screener"]);
  expect(links).toEqual(["/advanced-tools", "https://sites.ed.gov/idea/"]);
});

it.each([
  ["Who decides", "who-decides"],
  ["If the school says “not eligible”", "if-the-school-says-not-eligible"],
  ["1975: Public Law 94-142", "1975-public-law-94-142"],
  ["Not sure which one fits?", "not-sure-which-one-fits"],
])("names the heading “%s” in an address", (title, id) => {
  expect(headingId(title)).toBe(id);
});
