import { checks, fields, gap, heading, rule, table, text } from "../blocks.ts";
import { days } from "../print.ts";
import { filled } from "./filled.ts";
import { type Layout, part } from "./Layout.ts";

/** A referral form that a teacher starts and an office completes: two lists of boxes, the narrative between them. */
export const checkedReferral: Layout = (data) => {
  const {
    incident,
    days: count,
    manifestationMeeting,
    returns,
    rule: code,
    rights,
    from,
    fromTitle,
    body,
  } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("9/4/25");
  const behaviors = [
    "Disrespect",
    "Fighting",
    "Leaving class",
    "Property damage",
    "Theft",
    "Threat",
    "Vaping",
    "Other",
  ];
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 48,
      heading: "plain",
      boxes: "squares",
      footer: () => ["White: office", "Yellow: teacher", "Pink: parent"],
    },
    blocks: [
      heading(`${data.school} Discipline Referral`, 1),
      fields(
        "below",
        [
          ["Student", child.name],
          ["Grade", child.grade],
          ["Date of incident", day(dates.incident)],
        ],
        [
          ["Administrator", from],
          ["Copy to parent on", day(dates.document)],
        ],
      ),
      text("Behavior (check all that apply)", { bold: true }),
      checks(
        behaviors.map((one) => [one, one === code]),
        4,
      ),
      text("Teacher's description", { bold: true }),
      text(incident ?? ""),
      text("Steps taken before referral", { bold: true }),
      checks(
        [
          ["Reminder", true],
          ["Seat change", true],
          ["Call home", false],
          ["Detention", false],
        ],
        4,
      ),
      rule,
      text("For office use: administrative action", { bold: true }),
      checks(
        [
          ["Conference with student", true],
          ["Lunch detention: ___ days", false],
          ["ISS: ___ days", false],
          [`OSS: ${count} day${count === 1 ? "" : "s"}${returns ? `, back on ${day(returns)}` : ""}`, true],
        ],
        2,
      ),
      text("Does the student have an IEP or a 504 plan?   IEP"),
      ...(manifestationMeeting ? [text(`MDR scheduled: ${day(manifestationMeeting)}`)] : []),
      ...body.map((words) => text(filled(words, data, day))),
      ...(rights ? [text(rights, { small: true })] : []),
      text(`${from}, ${fromTitle}`),
    ],
  };
};

/** Notice of an interim alternative setting or long removal: a table with a row for each fact, the legal text under it. */
export const interimSetting: Layout = (data) => {
  const {
    incident,
    days: count,
    manifestationMeeting,
    returns,
    rule: code,
    rights,
    from,
    fromTitle,
    body,
  } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("09-04-2025");
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 58,
      heading: "bar",
      boxes: "parentheses",
      header: () => ["", data.district, ""],
      footer: (page, pages) => ["Form D-45", "", `${page} of ${pages}`],
    },
    blocks: [
      heading("Notice of Removal to an Interim Setting", 1),
      table(
        null,
        [
          ["1. Name of student", child.name],
          ["2. School and grade", `${data.school}, ${child.grade}`],
          ["3. Date of this notice", day(dates.document)],
          ["4. Date of conduct", day(dates.incident)],
          ["5. Conduct", incident ?? ""],
          ["6. Code section", code || "none"],
          ["7. School days of removal", String(count ?? "")],
          ["8. Date of manifestation determination", day(manifestationMeeting) || "not needed"],
          ["9. Expected return", day(returns) || "to be set by the team"],
        ],
        [1.3, 3],
      ),
      heading("Special circumstances"),
      checks(
        [
          ["weapon", /knife|blade|gun/.test(incident ?? "")],
          ["illegal drugs", /pill|cannabis|marijuana/.test(incident ?? "")],
          ["serious bodily injury", false],
          ["none of these", !/knife|blade|gun|pill|cannabis|marijuana/.test(incident ?? "")],
        ],
        4,
      ),
      heading("Setting and services"),
      ...body.map((words) => text(filled(words, data, day))),
      heading("Rights"),
      text(
        "School personnel may remove a student with a disability to an interim alternative educational setting for not more than 45 school days in special circumstances, whether or not the conduct is a manifestation of the disability.",
        { italic: true },
      ),
      text(rights),
      gap(),
      text(`${from}, ${fromTitle}`),
    ],
  };
};

/** A summons to a disciplinary tribunal: the charge, the suspension until then, and the penalty that is asked for. */
export const tribunalNotice: Layout = (data) => {
  const {
    incident,
    manifestationMeeting,
    rule: code,
    rights,
    from,
    fromTitle,
    body,
  } = part(data, "discipline");
  const { child, dates } = data;
  const day = days("September 4, 2025");
  const [suspension = "", hearing = "", penalty = ""] = body.map((words) => filled(words, data, day));
  return {
    theme: {
      font: "Times",
      size: 12,
      margin: 66,
      heading: "caps",
      boxes: "brackets",
      footer: (page, pages) => ["", `${page} of ${pages}`, ""],
    },
    blocks: [
      text(data.district, { align: "center" }),
      heading("Notice of charges and of disciplinary tribunal", 1),
      text(`${day(dates.document)}\n${child.parents}\n${child.address}`),
      fields("above", [
        ["Student", child.name],
        ["School", data.school],
      ]),
      fields("above", [["Charge", `${code}, on ${day(dates.incident)}`]]),
      fields("above", [["Facts alleged", incident ?? ""]]),
      fields("above", [["Suspension", suspension]]),
      fields("above", [["Tribunal", hearing]]),
      fields("above", [["Penalty recommended by the principal", penalty]]),
      ...(manifestationMeeting
        ? [
            fields("above", [
              [
                "Manifestation determination (students with an IEP)",
                `${day(manifestationMeeting)}, before the tribunal`,
              ],
            ]),
          ]
        : []),
      rule,
      text(rights),
      text(`${from}\n${fromTitle}`),
    ],
  };
};
