import { type Block, checks, fields, heading, pageBreak, rule, table, text } from "../../blocks.ts";
import { amount, days, first } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After the pages of a Californian database: a page per subject, each service a block of labels, the percent outside and in class. */
export const seisPages: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const name = first(child.name);
  const title = (words: string): Block[] => [
    heading(data.district, 3),
    heading(words, 1),
    fields("inline", [
      ["Student Name", child.name],
      ["Birthdate", day(child.born)],
      ["IEP Date", day(dates.meeting)],
    ]),
    rule,
  ];
  return {
    theme: {
      font: "Helvetica",
      size: 8.5,
      margin: 36,
      heading: "plain",
      boxes: "checkmarks",
      footer: (page, pages) => ["", `Page ${page} of ${pages}`, "Special Education Local Plan Area"],
    },
    blocks: [
      ...title("Information / Eligibility"),
      fields(
        "boxed",
        [
          ["Original SpEd Entry / SSID", child.id],
          ["Next Annual IEP", day(dates["annual-review-due"])],
          ["Last Evaluation", day(dates["last-evaluation"])],
          ["Next Evaluation", day(dates["reevaluation-due"])],
        ],
        [
          ["Grade", child.grade],
          ["School of Attendance", data.school],
          ["Parent/Guardian", child.parents],
        ],
        [["Residence", child.address]],
      ),
      text("Purpose of Meeting"),
      checks(
        [
          ["Initial", false],
          ["Annual", true],
          ["Triennial", false],
          ["Transition", false],
          ["Other", false],
        ],
        5,
      ),
      fields("inline", [["Primary disability", iep.disability]]),
      text(
        `Describe how the student's disability affects involvement and progress in general curriculum: ${orNone(iep.impact)}`,
      ),
      pageBreak,
      ...title("Present Levels of Academic Achievement and Functional Performance"),
      fields("above", [["Strengths/Preferences/Interests", orNone(iep.strengths)]]),
      fields("above", [["Concerns of parent relevant to educational progress", orNone(iep.concerns)]]),
      ...iep.presentLevels.map((level) => fields("above", [[level.title, level.text]])),
      fields("above", [
        [
          "For student to receive educational benefit, goals will be written to address the following areas of need",
          iep.goals.map(({ area }) => area).join(", "),
        ],
      ]),
      ...(iep.transition.length > 0
        ? [
            pageBreak,
            ...title("Individual Transition Plan"),
            ...iep.transition.map((goal) => fields("boxed", [[goal.title, goal.text]])),
          ]
        : []),
      pageBreak,
      ...title("Annual Goals"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        table(
          null,
          [
            [`Area of Need: ${goal.area}`, `Measurable Annual Goal #: ${index + 1}`],
            [`Baseline: ${orNone(goal.baseline)}`, `Goal: ${goal.text}`],
            [
              "Person(s) Responsible: Special education teacher and staff",
              `Measured by: ${orNone(goal.measured)}`,
            ],
          ],
          [2, 3],
        ),
        text("Progress Report 1: ________   Progress Report 2: ________   Annual Review: ________"),
      ]),
      pageBreak,
      ...title("Accommodations and Statewide Assessments"),
      text("Program accommodations", { bold: true }),
      table(
        ["Description", "Start Date", "End Date", "Location"],
        iep.accommodations.map((words) => [
          words,
          day(dates.meeting),
          day(dates["annual-review-due"]),
          "All settings",
        ]),
        [4, 1, 1, 1.2],
      ),
      text("Participation in statewide assessments", { bold: true }),
      ...iep.testing.map((words) => text(words)),
      pageBreak,
      ...title("Offer of FAPE - Services"),
      ...iep.services.flatMap((service): Block[] => [
        fields(
          "boxed",
          [
            ["Service", service.name],
            ["Start Date", day(service.starts)],
            ["End Date", day(service.ends)],
          ],
          [
            ["Provider", service.provider || "District of Service"],
            ["Duration/Freq", amount(service, "totaling")],
            ["Location", service.place],
          ],
        ),
      ]),
      text("Services are provided on student attendance days of the district of service's calendar.", {
        small: true,
      }),
      text("Extended School Year (ESY)", { bold: true }),
      checks(
        [
          ["Yes", iep.esy === "yes"],
          ["No", iep.esy === "no"],
        ],
        6,
      ),
      text(`Rationale: ${orNone(iep.esyReason)}`),
      pageBreak,
      ...title("Offer of FAPE - Educational Setting"),
      fields(
        "inline",
        [["Program setting", iep.placement ?? ""]],
        [
          [
            "% of time student is outside the regular class and extracurricular and nonacademic activities",
            `${100 - (iep.generalEducationPercent ?? 0)}%`,
          ],
        ],
        [
          [
            "% of time student is in the regular class and extracurricular and nonacademic activities",
            `${iep.generalEducationPercent}%`,
          ],
        ],
      ),
      text(`${name} will not participate in the regular class because: ${orNone(iep.notes[0] ?? "")}`),
      pageBreak,
      ...title("Signature and Parent Consent"),
      text(`IEP meeting participants (meeting date ${day(dates.meeting)})`, { bold: true }),
      ...iep.team.map((member) =>
        fields("below", [
          [member.role, member.signed ? member.name : ""],
          ["Date", member.signed ? day(dates.signed) : ""],
        ]),
      ),
      text("Consent", { bold: true }),
      checks(
        [
          ["I agree to all parts of the IEP.", true],
          ["I agree with the IEP, with the exception of:", false],
          ["I decline the offer of initiation of special education services.", false],
        ],
        1,
      ),
      ...(iep.notes.length > 1
        ? [pageBreak, ...title("IEP Team Meeting Notes"), ...iep.notes.slice(1).map((words) => text(words))]
        : []),
    ],
  };
};
