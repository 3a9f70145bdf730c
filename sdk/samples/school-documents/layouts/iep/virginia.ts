import { checks, fields, heading, table, text } from "../../blocks.ts";
import { amount, days, number } from "../../print.ts";
import { accommodationChecks, type Layout, orNone, part, placementChecks } from "../Layout.ts";

/** After Virginia's sample form; also used by districts as a Word file. Accommodations with frequency, location and dates. */
export const virginia: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  return {
    theme: {
      font: "Times",
      size: 11,
      margin: 58,
      heading: "plain",
      boxes: "parentheses",
      header: (page, pages) => [data.district, "", `IEP page ${page} of ${pages}`],
      footer: () => [`Student Name: ${child.name}`, "", `Date: ${day(dates.meeting)}`],
    },
    blocks: [
      heading("INDIVIDUALIZED EDUCATION PROGRAM (IEP)", 1),
      text("Cover Page", { align: "center" }),
      fields(
        "inline",
        [
          ["Student Name", child.name],
          ["Student ID Number", child.id],
        ],
        [
          ["Date of Birth", day(child.born)],
          ["Grade", child.grade],
        ],
        [
          ["Parent Name(s)", child.parents],
          ["Phone Number", child.phone],
        ],
        [
          ["Disability(s)", iep.disability],
          ["School", data.school],
        ],
        [
          ["Date of IEP meeting", day(dates.meeting)],
          ["This IEP will be reviewed no later than", day(dates["annual-review-due"])],
        ],
        [
          ["Most recent eligibility date", day(dates["last-evaluation"])],
          ["Next re-evaluation, including eligibility, must occur before", day(dates["reevaluation-due"])],
        ],
      ),
      text(
        "Participants involved: the list below indicates that the individual participated in the development of this IEP.",
        { small: true },
      ),
      table(
        ["NAME OF PARTICIPANT", "POSITION"],
        iep.team.map(({ name, role }) => [name, role]),
      ),
      heading("PRESENT LEVEL OF ACADEMIC ACHIEVEMENT AND FUNCTIONAL PERFORMANCE"),
      ...iep.presentLevels.map(({ title, text: words }) => text(`${title}\n${words}`)),
      text(`Parent input: ${orNone(iep.concerns)}`),
      heading("MEASURABLE ANNUAL GOALS, PROGRESS REPORT"),
      ...iep.goals.flatMap((goal, index) => [
        text(`# ${index + 1} MEASURABLE ANNUAL GOAL: ${goal.text}`),
        text(`Area of need: ${goal.area}`),
        text("The IEP team considered the need for short-term objectives/benchmarks."),
        checks(
          [
            ["Short-term objectives/benchmarks are included for this goal.", goal.objectives.length > 0],
            [
              "Short-term objectives/benchmarks are not included for this goal.",
              goal.objectives.length === 0,
            ],
          ],
          1,
        ),
        ...goal.objectives.map((words) => text(`- ${words}`, { indent: 18 })),
        text("How will progress toward this annual goal be measured? (check all that apply)"),
        checks(
          [
            ["Classroom participation", false],
            ["Checklist", false],
            ["Class work", true],
            ["Observation", true],
            ["Written reports", false],
            ["Test results", true],
          ],
          3,
        ),
      ]),
      heading("ACCOMMODATIONS/MODIFICATIONS"),
      ...(iep.accommodationsNotChosen.length > 0
        ? [checks(accommodationChecks(iep), 1)]
        : [
            table(
              ["Accommodation(s)/Modification(s)", "Frequency", "Location"],
              iep.accommodations.map((words) => [words, "Daily", "All academic classes"]),
              [3, 1, 1.4],
            ),
          ]),
      heading("PARTICIPATION IN THE STATE AND DIVISION-WIDE ACCOUNTABILITY/ASSESSMENT SYSTEM"),
      table(
        ["Tests and accommodations"],
        iep.testing.map((words) => [words]),
      ),
      heading("LEAST RESTRICTIVE ENVIRONMENT (LRE), SERVICES, PLACEMENT"),
      table(
        ["Service(s)", "Frequency", "Location", "Duration m/d/y to m/d/y"],
        iep.services.map((service) => [
          service.name,
          service.sessions === null
            ? `${number(service.minutes)} minutes per ${service.period}`
            : amount(service, "words"),
          service.place,
          `${day(service.starts)} to ${day(service.ends)}`,
        ]),
        [2.2, 2, 2, 2],
      ),
      text("Placement options considered:"),
      checks(placementChecks(iep), 1),
      text(
        `The student will be educated with peers without disabilities ${iep.generalEducationPercent} percent of the school day.`,
      ),
      heading("EXTENDED SCHOOL YEAR SERVICES"),
      checks(
        [
          ["The IEP team determined that ESY services are needed.", iep.esy === "yes"],
          ["The IEP team determined that ESY services are not needed.", iep.esy === "no"],
          ["The IEP team will determine the need at a later date.", iep.esy === "to be decided"],
        ],
        1,
      ),
      ...(iep.transition.length > 0
        ? [
            heading("SECONDARY TRANSITION"),
            ...iep.transition.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
          ]
        : []),
      heading("PRIOR NOTICE AND PARENT CONSENT"),
      text(
        "The school division proposes to implement this IEP. This proposed IEP will allow the student to receive a free appropriate public education in the least restrictive environment.",
        { small: true },
      ),
      checks(
        [
          [
            "I give permission to implement this IEP and the placement decision.",
            iep.team.some(({ role, signed }) => signed && /parent|mother|father|guardian/i.test(role)),
          ],
          ["I do not give permission to implement this IEP and the placement decision.", false],
        ],
        1,
      ),
      ...iep.team
        .filter(({ signed }) => signed)
        .map(({ name, role }) =>
          text(`Signature: /s/ ${name}    ${role}    Date: ${day(dates["consent-signed"])}`),
        ),
    ],
  };
};
