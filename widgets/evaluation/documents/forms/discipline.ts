import type { Block, Field, Laid, Sample } from "@iep-insider/sdk/samples";
import { arranged, identification, type Section, themeOf } from "./arrange.ts";
import { childOf, firstName } from "./child.ts";
import type { Random } from "./random.ts";

type Data = Sample["data"];

const labels = {
  incident: [
    "Description of incident",
    "Describe the behavior that resulted in the removal",
    "Behavior subject to disciplinary action",
    "Incident description",
    "Reason for suspension",
    "What happened",
    "Nature of the violation of the code of student conduct",
    "Summary of incident",
    "Facts of the incident",
    "Description of the student's conduct",
    "Conduct that led to this action",
    "Statement of the charges",
    "Referral comments",
    "Details of the offense",
  ],
  days: [
    "Number of days",
    "Length of suspension",
    "Number of school days suspended",
    "Total days of this removal",
    "Duration of removal",
    "Days assigned",
    "Length of removal (school days)",
    "Suspension days",
    "Days of suspension",
    "No. of school days",
  ],
  meeting: [
    "Manifestation determination meeting",
    "Manifestation determination review date",
    "Date of manifestation determination",
    "MDR scheduled for",
    "Manifestation meeting date and time",
    "The manifestation determination review will be held on",
    "Date of MDR meeting",
  ],
  rule: ["Code of conduct violation", "Rule violated", "Infraction code", "Policy reference"],
  returns: ["May return to school on", "Return date", "Date of return", "Readmit date"],
  before: [
    "Days suspended this year before this removal",
    "Prior suspension days",
    "Total days to date",
    "Cumulative days (before)",
  ],
} as const;

const incidents: readonly [string, ...string[]] = [
  "{n} pushed another student into a locker during passing period and used profanity toward the teacher who stepped in.",
  "During lunch, {n} threw a tray at a student. The tray hit the student's arm.",
  "{n} brought a pocket knife to school in a backpack. A staff member found it during a search.",
  "On the bus, {n} hit two students and refused to stay seated when the driver asked.",
  "{n} left the building without permission and was found in the parking lot by the school resource officer.",
  "Student was involved in a fight in the gymnasium and did not stop when staff gave directions.",
  "{n} wrote a threat on the bathroom wall and told a classmate about it.",
  "Vaping in the restroom for the third time; student handed the device to the assistant principal.",
  "{n} kicked a teacher's shin and tore down the bulletin board after being told to put away a phone.",
];
const titles = [
  "Notice of Suspension",
  "Notice of Disciplinary Removal",
  "SUSPENSION NOTICE",
  "Notification of Disciplinary Action",
  "Student Suspension Notice: Student with a Disability",
  "Notice of Disciplinary Change of Placement",
] as const;
const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A notice of a removal on a form, or in a letter, of a school that we have never seen. */
export function madeDiscipline(random: Random): { readonly data: Data; readonly laid: Laid } {
  const base = childOf(random);
  const name = firstName(base);
  const incident = random.pick(incidents).replaceAll("{n}", name);
  const days = 1 + random.below(10);
  const hasMeeting = random.chance(0.7);
  const data: Data = {
    ...base,
    kind: "discipline-notice",
    layout: "made-discipline",
    dates: { document: "2025-11-14", incident: "2025-11-13" },
    alsoAcceptable: [],
    discipline: {
      incident,
      days,
      manifestationMeeting: hasMeeting ? "2025-11-21" : null,
      rule: "Policy 5600",
      returns: null,
      rights: "",
      from: "Ruth Calder",
      fromTitle: "Assistant Principal",
      body: [],
    },
  };
  const theme = themeOf(random);
  if (random.chance(0.35)) return { data, laid: { theme, blocks: letterOf(data, random) } };
  const count = random.pick([
    String(days),
    `${days} days`,
    `${days} school days`,
    `${words[days]} (${days})`,
  ]);
  const pair = (label: keyof typeof labels, value: string): Field => [random.pick(labels[label]), value];
  const small: Field[] = [
    pair("days", count),
    ...(random.chance(0.6) ? [pair("before", String(2 + random.below(6)))] : []),
    ...(random.chance(0.6) ? [pair("returns", "11/24/2025")] : []),
    ...(random.chance(0.6) ? [pair("rule", "5600.2 Disorderly conduct")] : []),
    ...(hasMeeting
      ? [pair("meeting", random.pick(["11/21/2025", "November 21, 2025", "11/21/2025 at 9:00 a.m."]))]
      : []),
  ];
  const turn = random.below(small.length);
  const facts = [...small.slice(turn), ...small.slice(0, turn)];
  const told: Section = { label: random.pick(labels.incident), paragraphs: [incident] };
  const rights: Section = {
    label: random.pick(["Procedural safeguards", "Your rights", "Appeal"]),
    paragraphs: [
      "You may request an expedited due process hearing if you disagree with the decision. A copy of the procedural safeguards is enclosed.",
    ],
  };
  const within: Section = {
    label: random.pick(["Manifestation determination", "Students with disabilities"]),
    paragraphs: [
      "Within 10 school days of any decision to change the placement of a child with a disability because of a violation of a code of student conduct, the district, the parent, and relevant members of the IEP team must review all relevant information.",
    ],
  };
  const body = arranged(
    [told, ...(random.chance(0.6) ? [rights] : []), ...(random.chance(0.4) ? [within] : [])],
    random,
  );
  const list = identification(facts, random);
  return {
    data,
    laid: {
      theme,
      blocks: [
        { type: "heading", level: 1, text: random.pick(titles) },
        ...identification(
          [
            ["Student", base.child.name],
            ["Date", "11/14/2025"],
            [random.pick(["Date of incident", "Incident date", "Date of offense"]), "11/13/2025"],
            ["Grade", base.child.grade],
            ["School", base.school],
          ],
          random,
        ),
        ...(random.chance(0.5) ? [...list, ...body] : [...body, ...list]),
        { type: "gap", lines: 1 },
        ...identification(
          [
            ["Administrator", "Ruth Calder"],
            ["Title", "Assistant Principal"],
          ],
          random,
        ),
      ],
    },
  };
}

function letterOf({ child, discipline, school }: Data, random: Random): Block[] {
  const name = child.name.split(" ")[0] ?? "";
  const days = discipline?.days ?? 0;
  const counted = random.pick([
    `${words[days]} (${days}) school day${days === 1 ? "" : "s"}`,
    `${days} school day${days === 1 ? "" : "s"}`,
    `${days} day${days === 1 ? "" : "s"}`,
  ]);
  const incident = discipline?.incident ?? "";
  const removal = random.pick([
    `${name} has been suspended from school for ${counted}.`,
    `This is to inform you that ${name} is being suspended for ${counted}, beginning November 14, 2025.`,
    `As a consequence, ${name} has received an out-of-school suspension of ${counted}.`,
    `The school has decided to remove ${name} from the current placement for ${counted}.`,
    `${name} will be out of school for ${counted}.`,
    `I have assigned ${counted} of out-of-school suspension.`,
  ]);
  const opening = random.pick([
    "The incident occurred on November 13, 2025.",
    "The following incident took place on November 13, 2025:",
    "I am writing about an incident on November 13, 2025.",
    "This letter is about an incident at school on November 13, 2025.",
  ]);
  const meeting = random.pick([
    `Because this removal is a change of placement, a manifestation determination review will be held on November 21, 2025 at 9:00 a.m.`,
    `The IEP team will meet on November 21, 2025 to decide whether the conduct was a manifestation of ${name}'s disability.`,
    `You are invited to a manifestation determination meeting on November 21, 2025.`,
  ]);
  const told = `${opening} ${incident}`;
  const order = random.chance(0.5) ? [told, removal] : [removal, told];
  return [
    { type: "text", text: school, align: "center" },
    { type: "text", text: "November 14, 2025" },
    { type: "gap", lines: 1 },
    { type: "text", text: `Dear ${child.parents}:` },
    ...(random.chance(0.5)
      ? [{ type: "text" as const, text: `Re: Suspension of ${child.name}`, bold: true }]
      : []),
    ...order.map((text): Block => ({ type: "text", text })),
    ...(discipline?.manifestationMeeting ? [{ type: "text" as const, text: meeting }] : []),
    {
      type: "text",
      text: "You may appeal this decision. The notice of procedural safeguards is enclosed. Please call me if you have questions.",
    },
    { type: "gap", lines: 1 },
    { type: "text", text: "Sincerely," },
    { type: "text", text: "Ruth Calder\nAssistant Principal" },
  ];
}
