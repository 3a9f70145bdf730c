import type { ProvisionId } from "@iep-insider/sdk/law";
import type { Category } from "./content.ts";

// Texts of the result, on the screen and in the report.

export type Level = "high" | "moderate" | "low";
export type FlagId = "medical" | "behavioral" | "instructional";
/** Selects the result's text: `teaching` is a high level due to learning needs alone (ADR 26). */
export type Finding = Exclude<Level, "low"> | "teaching" | "nothing";

export const levelNames: Readonly<Record<Level, string>> = {
  high: "Level of need: high",
  moderate: "Level of need: moderate",
  low: "Level of need: low",
};

export const findings: Readonly<
  Record<Finding, { title: string; description: string; recommendation: string }>
> = {
  high: {
    title: "You have strong reasons to ask for one-to-one help.",
    description:
      "What you checked points to a child who needs an adult close by for at least a part of the school day.",
    recommendation:
      "Ask the school in writing to assess your child's need for one-to-one help, and to hold an IEP meeting about it.",
  },
  teaching: {
    title: "You have strong reasons to ask for more teaching support.",
    description:
      "It is the learning needs that make this result high. That is an instructional support need, and a 1:1 aide is one of several options.",
    recommendation:
      "Ask the team in writing what help would let your child do the work: more time with a special education teacher, a small group, changed lessons, a talking device, or a 1:1 aide.",
  },
  moderate: {
    title: "You have reasons to ask for regular adult support.",
    description:
      "What you checked shows a need for an adult at some times of the day. Shared or part-time help may meet it. One-to-one help may be right for some times of the day.",
    recommendation:
      "Ask the team to start with the hardest times of the day. Have it written down who helps, with what, and for how long it is tried.",
  },
  nothing: {
    title: "You checked nothing, so this screener sees no need for one-to-one help.",
    description:
      "You know your child best. If something worries you that was not on the list, it still counts.",
    recommendation:
      "Write down what you see for two weeks. Then tell the team about it. You can do that at any time.",
  },
};

export const flagTexts: Readonly<Record<FlagId, { title: string; text: string }>> = {
  medical: {
    title: "High health risk",
    text: "Ask for a written health plan, and for the name of the trained adult who will be close by.",
  },
  behavioral: {
    title: "High safety risk",
    text: "Ask how your child is kept safe today. Do not wait for the next yearly meeting.",
  },
  instructional: {
    title: "Moderate-to-high instructional need",
    text: "Ask what keeps your child from doing the work alone, and which kind of teaching would change that.",
  },
};

export const selfInjury =
  "You marked that your child hurts their own body. Tell your child's doctor and the school today what you have seen.";

export const result = {
  basedOn: "What you checked",
  nothingChecked: "Nothing was checked.",
  checkedOf: (checked: number, of: number) => `You checked ${checked} of ${of} lines.`,
  honest:
    "This is a starting point for the team. It is not a diagnosis or legal advice. No score gives your child a right to an aide, and no score takes one away.",
  letterNote: "We'll help you write the request letter next.",
  letterButton: "Go to the Letter Generator",
  back: "Change my answers",
  startOver: "Start Over",
  copy: "Copy Results",
  download: "Download Results",
} as const;

export const report = {
  fileName: /* message */ "1-1-aide-needs-assessment",
  title: "1:1 Aide Needs Assessment",
  flagsTitle: "Look at this first",
  prosAndCons: {
    title: "What a 1:1 aide can give, and what it can cost",
    pros: {
      title: "Pros",
      items: [
        "Safety: an adult is there when seconds count.",
        "Access: your child can join lessons and activities that are out of reach today.",
        "Facts: one person sees the whole day and can write down what happens.",
        "Inclusion: more time in class with other children.",
      ],
    },
    cons: {
      title: "Cons",
      items: [
        "Your child may come to lean on one adult.",
        "Other children may keep their distance.",
        "The teacher may spend less time with your child.",
        "It can be embarrassing to have an adult at your side all day.",
        "When the aide is ill or leaves, the help can stop.",
        "Goals may end up being taught by the adult with the least training.",
      ],
    },
  },
  ask: {
    title: "What to ask the team for",
    items: [
      "Ask the school to assess the need for one-to-one help. The need comes first. Who meets it is decided after that.",
      "Name the times, the places and the tasks. “One-to-one all day” is hard to agree to and hard to check.",
      "Ask what training the adult needs, and who will guide them.",
      "Ask for a fade plan: how the help steps back as your child learns, and how the team will know that it is time.",
      "Ask the team to look at the plan again in six to eight weeks.",
    ],
  },
  data: {
    title: "What to write down for two weeks",
    items: [
      "When and where it happened, and what came just before.",
      "What the adult did, and how long it took.",
      "How often in a day an adult had to step in, and for what.",
      "What your child did well without an adult.",
    ],
  },
  supports: {
    title: "Other supports to try or to ask about",
    items: {
      medical: [
        "A written health plan, with a nurse who trains the staff.",
        "An adult shared with one or two other children at certain times.",
      ],
      behavioral: [
        "A functional behavior assessment (FBA): finding out why the behavior happens.",
        "A behavior plan that teaches your child what to do instead.",
        "A calm place and planned breaks, before things get too much.",
      ],
      instructional: [
        "More teaching time from a special education teacher, alone or in a small group.",
        "Picture schedules, checklists and clear steps for each task.",
        "A communication device, and staff who know how to use it.",
        "A classmate as a partner for some activities.",
      ],
    } satisfies Record<Category, readonly string[]>,
  },
  law: {
    title: "What the law says",
    always: [
      {
        text: "Your child must get the aids and supports they need to learn with children who have no disability. An aide can be one of them. The IEP team decides what is needed, and there is no federal test or score for a 1:1 aide.",
        provisions: ["supplementary-aids"],
      },
      {
        text: "The IEP must say when help starts, how much there is, where it is given and for how long.",
        provisions: ["iep-content"],
      },
      {
        text: "Your child learns with classmates who have no disability as far as that suits your child. That is why the team will ask whether an aide brings your child closer to them or keeps them apart.",
        provisions: ["lre"],
      },
      {
        text: "If the school tests your child, it must look at every area where it suspects a disability, and it must use more than one score.",
        provisions: ["evaluation-standards"],
      },
      { text: "Aides must be trained and supervised.", provisions: ["personnel-qualifications"] },
      {
        text: "If the school refuses to change your child's services, it must tell you so in writing, with its reasons, a reasonable time before.",
        provisions: ["prior-written-notice"],
      },
    ],
    withBehavior: {
      text: "When behavior gets in the way of learning, the team must consider positive supports.",
      provisions: ["behavior-in-iep"],
    },
  } satisfies {
    title: string;
    always: { text: string; provisions: ProvisionId[] }[];
    withBehavior: { text: string; provisions: ProvisionId[] };
  },
  help: {
    title: "Who can help you for free",
    text: "Every state has a Parent Training and Information Center. It helps families of children with disabilities at no cost. Find yours at parentcenterhub.org.",
  },
  madeWith: (product: string, day: string) => `Made on ${day} with ${product}, on your own device.`,
} as const;
