import { type Block, checks, fields, gap, heading, table, text } from "../blocks.ts";
import { days, first } from "../print.ts";
import { type Layout, part } from "./Layout.ts";

const countWords = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** An assistant principal's letter: the facts in running sentences, the number of days in words and figures. */
export const conductLetter: Layout = (data) => {
  const {
    incident,
    days: count,
    manifestationMeeting,
    returns,
    rule,
    rights,
    from,
    fromTitle,
    body,
  } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  const name = first(child.name);
  return {
    theme: {
      font: "Times",
      size: 12,
      margin: 76,
      heading: "plain",
      boxes: "brackets",
      noBold: true,
      footer: () => ["", `${data.school}, ${data.district}`, ""],
    },
    blocks: [
      text(data.school, { align: "center" }),
      text(day(dates.document), { align: "center" }),
      gap(),
      text(`To the family of ${child.name} (grade ${child.grade}):`),
      text(`I am writing about an event at school on ${day(dates.incident)}. ${incident}`),
      ...(rule ? [text(`Our handbook lists this under ${rule}.`)] : []),
      ...(count === null
        ? []
        : [
            text(
              `After I heard ${name}'s account, I assigned an out-of-school suspension of ${countWords[count] ?? count} (${count}) school ${count === 1 ? "day" : "days"}.${returns ? ` We expect ${name} back on ${day(returns)}.` : ""}`,
            ),
          ]),
      ...body.map((words) => text(words)),
      ...(manifestationMeeting
        ? [
            text(
              `Because ${name} has an IEP, the team must decide whether this conduct was a manifestation of the disability. Please join us for that review on ${day(manifestationMeeting)} in the main office.`,
            ),
          ]
        : []),
      ...(rights ? [text(rights)] : []),
      gap(),
      text(`${from}\n${fromTitle}`),
    ],
  };
};

/** A referral printed from a student information system: one grid, and the removals of the year so far. */
export const referralPrintout: Layout = (data) => {
  const {
    incident,
    days: count,
    manifestationMeeting,
    returns,
    rule,
    rights,
    from,
    fromTitle,
    body,
  } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Courier",
      size: 9,
      margin: 46,
      heading: "caps",
      boxes: "brackets",
      header: () => [data.district, "", "STUDENT CONDUCT REPORT"],
      footer: (page, pages) => [`Student no. ${child.id}`, "", `${page}/${pages}`],
    },
    blocks: [
      heading("Notice to parent: office discipline referral and action", 1),
      table(null, [
        ["Student", child.name, "Grade", child.grade],
        ["School", data.school, "Notice date", day(dates.document)],
        ["Date of incident", day(dates.incident), "Violation", rule || "See description"],
        ["Special education", "Yes", "Administrator", `${from}, ${fromTitle}`],
      ]),
      text("DESCRIPTION OF INCIDENT", { bold: true }),
      text(incident ?? ""),
      text("ACTION TAKEN", { bold: true }),
      table(
        ["Action", "School days", "Return date"],
        [
          [
            count !== null && count > 10 ? "Long-term suspension (OSS)" : "Out-of-school suspension (OSS)",
            String(count ?? ""),
            day(returns),
          ],
        ],
        [3, 1, 1.4],
      ),
      ...(manifestationMeeting
        ? [fields("inline", [["Manifestation determination (IEP team)", day(manifestationMeeting)]])]
        : [fields("inline", [["Manifestation determination", "not required"]])]),
      ...body.map((words) => text(words)),
      ...(rights ? [text(rights)] : []),
    ],
  };
};

/** A district's form for removals of students with disabilities, with the meeting as part of the same notice. */
export const removalForm: Layout = (data) => {
  const {
    incident,
    days: count,
    manifestationMeeting,
    returns,
    rule,
    rights,
    from,
    fromTitle,
    body,
  } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const numbered: [string, Block[]][] = [
    ["What happened", [text(incident ?? "")]],
    ["School rule", [text(rule || "None cited")]],
    [
      "Length of removal",
      [
        checks(
          [
            ["10 school days or fewer", count !== null && count <= 10],
            ["More than 10 school days (change of placement)", count !== null && count > 10],
            ["45-school-day interim setting", false],
          ],
          1,
        ),
        fields("inline", [
          ["Number of school days for this removal", String(count ?? "")],
          ["First day back", day(returns) || "To be set"],
        ]),
      ],
    ],
    [
      "Manifestation determination",
      manifestationMeeting
        ? [
            text("The team will meet within ten school days of the decision to change placement."),
            fields("inline", [
              ["Meeting date", day(manifestationMeeting)],
              ["Time", "8:15 a.m."],
            ]),
          ]
        : [text("A meeting is not needed for this removal.")],
    ],
    ["Services and other information", body.map((words) => text(words))],
    ["Your rights", [text(rights)]],
  ];
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 56,
      heading: "underline",
      boxes: "dingbats",
      footer: (page, pages) => [data.district, "", `Form 12-D, page ${page} of ${pages}`],
    },
    blocks: [
      heading("Notice of Disciplinary Removal of a Student with a Disability", 1),
      fields(
        "inline",
        [
          ["Student", child.name],
          ["Grade", child.grade],
        ],
        [
          ["Date of this notice", day(dates.document)],
          ["Date of conduct", day(dates.incident)],
        ],
        [["School", data.school]],
      ),
      ...numbered
        .filter(([, blocks]) => blocks.length > 0)
        .flatMap(([title, blocks], index) => [heading(`${index + 1}. ${title}`), ...blocks]),
      gap(),
      text(`${from}, ${fromTitle}`),
    ],
  };
};
