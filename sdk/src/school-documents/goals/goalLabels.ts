import type { Label } from "../fields/readFields.ts";

export type GoalRole = "goal" | "area" | "objective" | "other";

/** Labels of goal pages; the first that fits decides. */
const labels: readonly (readonly [GoalRole, RegExp])[] = [
  ["other", /^((annual|measurable|iep) )*goal (no\.?|number|#)(?= *:| *$)/i],
  // "Educational need area: Reading", "Area addressed by the goal: Reading"
  [
    "area",
    /^(?=[A-Z])([A-Za-z/&-]+ ){0,6}(areas?|domain|strand|subject|needs?|focus)\b[A-Za-z ]{0,30}( ?#?\d+)?( ?\([^)]*\))?(?= *:)/i,
  ],
  [
    "area",
    /^((annual |measurable )?goal|need|skill|focus|academic|content|instructional|performance) ?areas?( of need)?( #?\d+)?(?= *[:.]| *$)/i,
  ],
  [
    "area",
    /^(area|areas|domain|subject|skill|focus|strand|topic|category|target skill|need|subject ?\/ ?area|standard area|area of instruction|area of concern|specific area|curriculum area)( of need| of (educational )?need)?(s)?( ?\([^)]*\))?( #?\d+)?(?= *:| *$)/i,
  ],
  [
    "goal",
    /^(#? ?\d+[.)]? )?((annual|measurable|academic|functional|and\/or|and|smart|iep|proposed|new|yearly|one[- ]year|long[- ]term|student'?s?) )*goals?(\/\w+)?( statement| text| description)?( ?\([^)]*\))?( (no\.?|#) ?\d+| ?#? ?\d+)?( of \d+)?( ?\([^)]*\))?(?= *[:–—.-]| *$)/i,
  ],
  [
    "objective",
    /^((measurable )?(short[- ]?term )?(instructional )?objectives?|(measurable )?short[- ]?term (instructional )?(objectives?|goals?)|objectives?|benchmarks?|objectives?\/benchmarks?|benchmarks?\/objectives?|benchmarks?( or |\/)(short[- ]term )?objectives?|sto|obj\.?|milestones?|mastery objectives?|incremental steps|short-term objectives? ?(or|and|\/) ?benchmarks?|short-term objectives?\/benchmarks?)( for [^:.]{3,50})?( ?\([^)]*\))?( (no\.?|number|#) ?\d+| ?#? ?\d+[a-z]?| [a-e])?(?= *[:–—.)-]| *$)/i,
  ],
  [
    "other",
    /^(starting point|monitored by|data sources?|assessment methods?|mastery levels?|standards?|expected completion[^:]{0,12}|who will[^:]{0,30}|service providers?|baseline|baseline data|present level|present levels?[^:]{0,80}|plaafp|current (level|performance|status)[^:]{0,60}|goal number|number|criteri(a|on)|mastery|mastery criteri(a|on)|(level|criteria) (of|for) (mastery|success|attainment|acceptable performance)|how measured|method|methods?(\(s\))?( of| for)?( measur\w+| evaluat\w+)?[^:]{0,40}|measure[^:]{0,30}|measurement[^:]{0,30}|how (will )?progress[^:]{0,60}|how (it )?is measured|evaluation( procedures?| methods?| schedule| criteria)?|assessment procedures?|procedures?|schedule( of| for)?[^:]{0,40}|person[^:]{0,12} responsible|(staff|personnel|position)[^:]{0,20}( responsible)?|responsible[^:]{0,30}|implement[eo]rs?|progress[^:]{0,60}|report[^:]{0,60}|target date|date (of )?master[^:]{0,12}|time ?frame|timeline|esy goal|(is this )?(an )?esy[^:]{0,30}|conditions?|standard|state standard|aligned standards?|purpose( of goal)?|enables[^:]{0,90}|linguistically[^:]{0,30}|data collection[^:]{0,30}|tool|frequency[^:]{0,30}|strateg(y|ies)|supports?( needed)?|provider|review dates?|accommodations?|services?|comments?|status|by when|by whom|behavior|start date|end date|date)( ?\([^)]*\))?(?= *:| *$)/i,
  ],
];

/** "Goal 1, linked to need 1: Task initiation" and "Goal 2 (Reading)", with the goal itself below. */
const namedGoal =
  /^(?:annual |measurable )*goal ?#? ?\d+\b(?:[^:.]{0,40}: *(.{3,60})|[ :–—-]*\(([^)]{3,60})\):?| (?:in|for)(?: the area of)? ([^:.]{3,60}):?)$/i;
/** "Goal 1 Area: Reading", with the goal itself below. */
const titledGoal = /^(annual )?goal ?#? ?\d+[ .:,-]+(goal )?(area|domain|subject|focus)\b[^:]{0,20}:\s*/i;

const longestArea = 100;
const bullet = /^([•●▪◦*·-]|\(?[a-z\d]{1,2}[.)])\s+/i;

/** The label at the start of a cell of a goal page; null where there is none. */
export function goalLabelOf(cell: string): Label<GoalRole> | null {
  const text = cell.trim().replace(bullet, "");
  const titled = titledGoal.exec(text);
  if (titled) return { role: "goal", rest: text.slice(titled[0].length) };
  const named = namedGoal.exec(text);
  const name = named?.[1] ?? named?.[2] ?? named?.[3];
  if (name && !/\bwill\b|[.]$/.test(name)) return { role: "goal", rest: name };
  for (const [role, wording] of labels) {
    const match = wording.exec(text);
    if (!match) continue;
    const rest = text.slice(match[0].length).replace(/^\s*[:–—.)-]?\s*/, "");
    // "Needs: Ann needs more time in …" says more than an area does.
    if (role === "area" && rest.length > longestArea) return { role: "other", rest };
    // "Goals are reviewed every quarter." is a sentence, not a label.
    if (
      role === "goal" &&
      /^[a-z]/.test(rest) &&
      !/[:–—-]\s*$/.test(text.slice(0, text.length - rest.length).trim())
    )
      return null;
    return { role, rest };
  }
  return null;
}
