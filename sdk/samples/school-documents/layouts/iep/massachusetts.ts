import { checks, fields, heading, pageBreak, table, text } from "../../blocks.ts";
import { amount, days, first } from "../../print.ts";
import { type Layout, orNone, part, placementChecks } from "../Layout.ts";

/** After the new form of Massachusetts: a service delivery grid in parts A, B and C. */
export const massachusetts: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  const grid = (title: string, isIn: (service: (typeof iep.services)[number]) => boolean) => [
    text(title, { bold: true }),
    table(
      [
        "Focus on Goal #",
        "Type of Service",
        "Type of Personnel",
        "Frequency and Duration/Per Cycle",
        "Start Date",
        "End Date",
      ],
      iep.services
        .filter(isIn)
        .map((service, index) => [
          String(index + 1),
          `${service.name}`,
          service.provider,
          amount(service, "sessionsFirst"),
          day(service.starts),
          day(service.ends),
        ]),
      [0.8, 2.4, 1.8, 1.8, 1.1, 1.1],
    ),
  ];
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 50,
      heading: "underline",
      boxes: "checkmarks",
      header: () => [data.district, "", child.name],
      footer: (page, pages) => [
        "Massachusetts DESE-style Individualized Education Program",
        "",
        `${page} of ${pages}`,
      ],
    },
    blocks: [
      heading("Individualized Education Program (IEP)", 1),
      fields(
        "inline",
        [
          ["Student Name", child.name],
          ["Date of Birth", day(child.born)],
        ],
        [
          ["SASID", child.id],
          ["Grade/Level", child.grade],
        ],
        [
          ["IEP Dates from", day(dates["iep-starts"])],
          ["to", day(dates["iep-ends"])],
        ],
        [
          ["Date of IEP Team Meeting", day(dates.meeting)],
          ["Primary Disability/Level of Need", iep.disability],
        ],
      ),
      heading("Student and Parent Concerns"),
      text(orNone(iep.concerns)),
      heading("Student and Team Vision"),
      text("This year, I want to learn:"),
      text("In response to the student's vision, in 5 years:"),
      heading("Student Profile"),
      text("The student is identified as having the following disability or disabilities:"),
      checks(
        disabilities.map((name) => [name, name === iep.disability]),
        3,
      ),
      text("Has the student been identified as an English learner?"),
      checks(
        [
          ["Yes", false],
          ["No", true],
        ],
        6,
      ),
      heading("Student Strengths, Interests and Personal Attributes"),
      text(orNone(iep.strengths)),
      heading("Present Levels of Academic Achievement and Functional Performance"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [
        text(title, { bold: true }),
        text("Briefly describe current performance", { small: true }),
        text(words),
      ]),
      text(
        "Impact of student's disability on involvement and progress in the general education curriculum or appropriate preschool activities",
        { bold: true },
      ),
      text(orNone(iep.impact)),
      ...(iep.transition.length > 0
        ? [
            heading("Postsecondary Transition Planning"),
            ...iep.transition.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
          ]
        : []),
      heading("Accommodations and Modifications"),
      table(
        ["Presentation, Response, Timing and/or Scheduling, Setting and/or Environment"],
        iep.accommodations.map((words) => [words]),
      ),
      heading("State and District-Wide Assessments"),
      ...iep.testing.map((words) => text(words)),
      pageBreak,
      heading("Measurable Annual Goals"),
      ...iep.goals.flatMap((goal, index) => [
        fields("inline", [
          ["Goal Number", String(index + 1)],
          ["Goal Area", goal.area],
        ]),
        text(`Baseline (what can ${first(child.name)} currently do?): ${orNone(goal.baseline)}`),
        text(
          "Annual Goal/Target: What challenging, yet attainable, goal can we expect the student to meet by the end of this IEP period?",
          { small: true },
        ),
        text(goal.text),
        ...(goal.objectives.length > 0
          ? [text("Short-Term Objectives and/or Benchmarks", { bold: true })]
          : []),
        ...goal.objectives.map((words) => text(`• ${words}`, { indent: 12 })),
      ]),
      heading("Service Delivery"),
      text("School District Cycle:", { bold: true }),
      checks(
        [
          ["5-day cycle", true],
          ["6-day cycle", false],
          ["10-day cycle", false],
          ["other", false],
        ],
        4,
      ),
      ...grid("A. Consultation (Indirect Services to School Personnel and Parents)", (service) =>
        service.name.includes("Consult"),
      ),
      ...grid(
        "B. Special Education and Related Services in General Education Classrooms (Direct Service)",
        (service) => service.place === "General education classroom" && !service.name.includes("Consult"),
      ),
      ...grid(
        "C. Special Education and Related Services in Other Settings (Direct Service)",
        ({ place }) => place === "Other settings",
      ),
      heading("Participation in the General Education Setting"),
      text(`Percentage of time in general education: ${iep.generalEducationPercent}%`),
      checks(placementChecks(iep), 1),
      heading("Schedule Modification"),
      text(
        "Longer: does the student require a longer school day or school year to prevent substantial loss of previously learned skills?",
      ),
      checks(
        [
          ["No", iep.esy === "no"],
          ["Yes - longer day", false],
          ["Yes - extended year", iep.esy === "yes"],
        ],
        3,
      ),
      heading("Response Section"),
      text(
        "It is important that the district knows your decision as soon as possible. Please indicate your response by checking at least one box and returning a signed copy to the district.",
      ),
      checks(
        [
          ["I accept the IEP as developed.", iep.team[0]?.signed ?? false],
          [
            "I reject the following portions of the IEP with the understanding that any portion(s) that I do not reject will be considered accepted and implemented immediately.",
            false,
          ],
          ["I reject the IEP as developed.", false],
          ["I request a meeting to discuss the rejected IEP or rejected portion(s).", false],
        ],
        1,
      ),
      table(
        ["Signature of", "Name", "Date"],
        iep.team.map(({ name, role, signed }) => [
          role,
          signed ? `/s/ ${name}` : `(not signed: ${name})`,
          signed ? day(dates.signed) : "",
        ]),
        [2, 2, 1],
      ),
    ],
  };
};

const disabilities = [
  "Autism",
  "Communication Impairment",
  "Developmental Delay",
  "Emotional Impairment",
  "Health Impairment",
  "Intellectual Impairment",
  "Neurological Impairment",
  "Physical Impairment",
  "Sensory Impairment",
  "Specific Learning Disability",
];
