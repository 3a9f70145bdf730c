import { readDays, withoutAllDays, withoutDays } from "../days/readDays.ts";
import { roleWords } from "../lines/people.ts";
import type { ColumnWords } from "../tables/Table.ts";
import { readAmount } from "./readAmount.ts";

export type ServiceRole = "name" | "amount" | "place" | "starts" | "ends" | "dates" | "other";

/** Column headings of service tables; the first that fits decides. */
const roles: readonly (readonly [ServiceRole, RegExp])[] = [
  ["name", /^(type of )?services? ?(and|&|\/) ?(service )?(provider|personnel|position|staff)/],
  [
    "dates",
    /\b(start|begin\w*|initiation|from)\b.*\b(end\w*|duration|through|to)\b|\bdates?\b.*\bservices?\b.*\b(range|period)\b|^(projected |service )?dates$|^dates? of services?$|\bservice dates\b|\bfrom\b.*\bto\b/,
  ],
  ["starts", /\b(start\w*|begin\w*|initiat\w*|effective|commenc\w*|from)\b/],
  [
    "ends",
    /\b(end|ends|ending|stop|completion|through|until|anticipated duration|expected duration|duration date|discontinu\w*|expir\w*|termination)\b|^to$/,
  ],
  [
    "other",
    /\b(provider|personnel|staff|position|responsible|implementer|teacher|title|goals?(?!.*service)|group|size|ratio|delivery model|method|mode|esy|indirect|curriculum|provided by|agency|funding|monitor|no\.)\b|^#$|\bind\b/,
  ],
  ["place", /\b(location|setting|place|where|environment|classroom|site|room|school)\b/],
  [
    "amount",
    /\b(amount|minutes?|mins?|time|times|frequency|freq|sessions?|duration|total|how (often|much|long)|length|hours?|per|period|unit|weekly|daily|cycle|number|quantity)\b/,
  ],
  [
    "name",
    /\b(services?|program|instruction|support|supports|type|description|special education|related|area|specially|course|aids?)\b/,
  ],
];

/** Tables of services, whatever their columns are called and in whatever order. */
export const serviceColumns: ColumnWords<ServiceRole> = {
  main: "name",
  roleOf: (heading) =>
    // "Outside the general education classroom (minutes)"
    (/\b(in|inside|outside|within)\b.*\b(general|special|regular)\b.*\(.*\b(minutes?|min|hours?|time)\b/.test(
      heading,
    )
      ? "amount"
      : null) ??
    roles.find(([, wording]) => wording.test(heading.replace(/\([^)]*\)/g, "")))?.[0] ??
    roles.find(([, wording]) => wording.test(heading))?.[0] ??
    null,
  roleOfTexts: (texts, { role, heading }) => {
    const share = (fits: (text: string) => boolean) =>
      texts.length > 0 && texts.filter(fits).length >= texts.length * leastShare;
    const isAmount = share((text) => hasAmount(text) && readAmount(withoutDays(text)) !== null);
    if (role === "starts" || role === "ends")
      return isAmount && share((text) => readDays(text).length === 0) ? "amount" : role;
    // Columns for places have the amounts that are given there.
    if (role !== null || placeHeading.test(heading)) return role;
    if (isAmount || share((text) => onlyPeriod.test(text) || saysAmount(text))) return "amount";
    if (share((text) => readDays(text).length > 0)) return "dates";
    if (share((text) => roleWords.test(text) && !placeWords.test(text))) return "other";
    return share((text) => placeWords.test(text)) ? "place" : null;
  },
  words:
    /^(services?|programs?|type|types|of|the|in|for|and|or|a|an|special|education|related|specially|designed|instruction|instructional|supplementary|aids?|supports?|description|area|provider|providers|provided|by|personnel|staff|position|positions|responsible|implementer|teacher|title|location|setting|place|where|environment|classroom|site|amount|minutes?|mins?|min|time|times|frequency|freq|sessions?|session|duration|total|how|often|much|long|length|hours?|per|period|unit|week|weekly|daily|day|month|monthly|year|cycle|number|start|starts|starting|begin|begins|beginning|end|ends|ending|date|dates|projected|anticipated|expected|initiation|initiate|initiated|effective|from|to|through|until|goal|goals|addressed|group|size|ratio|delivery|model|method|mode|esy|direct|indirect|ind|grp|focus|on|is|be|will|general|regular|school|room|no|recommendations?|recommended|service\(s\)|s|primary|agency|completion|stop|student|served|statement|unless|otherwise|noted|monitor|grouping|individual|nature|kind|inside|outside|class|classes|kind|of|statement|frequently|weeks?|months?|days|support|person|persons|delivered|rendered|each|mins|hrs?|hr|begins|ends|quantity|rate)$/,
  isTable: (found) =>
    (found.includes("name") &&
      (found.includes("amount") || found.includes("starts") || found.includes("place"))) ||
    (found.includes("amount") && found.includes("place")) ||
    // Further rows of a service that takes several small tables.
    (found.includes("starts") && found.includes("ends")) ||
    found.filter((role) => role === "amount").length > 1,
  beginsRow: (cells, row) =>
    /^[A-Z\d•]/.test(cells.get("name") ?? "") &&
    ((cells.has("amount") && row.has("amount") && hasAmount(cells.get("amount"))) ||
      (cells.has("starts") && row.has("starts") && /\d/.test(cells.get("starts") ?? ""))),
};

/** What a column for one place is called: "Regular class". */
export const placeHeading = /\b(class(room)?|room|settings?|education|home|community|school)\b/i;

/** Of a column's texts that decide what it is. */
const leastShare = 0.7;
const saysAmount = (text: string) => readAmount(withoutAllDays(text))?.isClear === true;
const onlyPeriod = /^((\d+ )?(daily|weekly|monthly|yearly|annually|quarterly)|(per|a|each) \w+)$/i;
const placeWords =
  /\b(class(room)?(es)?|room|setting|office|clinic|school|gym|lab|library|environment|home|cafeteria|playground|community)\b/i;

const hasAmount = (text = "") =>
  /^\W*(\d|one|two|three)/i.test(withoutDays(text)) && /min|h(ou)?r|x|\d{2,}|week|dai|month/i.test(text);
