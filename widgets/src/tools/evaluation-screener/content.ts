import type { QuestionnaireContent } from "../../questionnaire/index.ts";

// Texts of the evaluation screener before its result. Sections and categories are the specification's.

/** In the order of their English names (`areaWords`). */
export const categories = [
  "autism",
  "emotional",
  "hearing",
  "intellectual",
  "multiple",
  "orthopedic",
  "health",
  "learning",
  "speech",
  "visual",
] as const;
export type Category = (typeof categories)[number];

export const sectionIds = [
  "academic",
  "attention",
  "speech-language",
  "social-emotional",
  "autism",
  "motor-sensory",
  "daily-life",
  "health-medical",
  "vision-hearing",
  "multiple-needs",
] as const;
export type SectionId = (typeof sectionIds)[number];
export type ItemId = `${SectionId}-${1 | 2 | 3 | 4 | 5 | 6}`;

/** The items of a section. */
export function itemsOf(section: SectionId): readonly ItemId[] {
  return ([1, 2, 3, 4, 5, 6] as const).map((number) => `${section}-${number}` as const);
}

/** What a parent can check: observations in our own words, from no published instrument. */
export const itemLabels: Readonly<Record<ItemId, string>> = {
  "academic-1": "Reads much more slowly than classmates, or guesses at words.",
  "academic-2": "Soon forgets what was just read or taught.",
  "academic-3": "Misspells common words that most classmates can spell.",
  "academic-4": "Has ideas, but cannot get them down in writing.",
  "academic-5": "Has trouble with math facts, or with the steps of a math problem.",
  "academic-6": "Explains things well out loud, but the schoolwork does not show it or takes hours.",
  "attention-1": "Drifts off or loses the place, and does not finish what most classmates finish.",
  "attention-2": "Misses directions that have more than one step.",
  "attention-3": "Is so restless that it gets in the way of lessons, meals or sleep.",
  "attention-4": "Acts so fast that accidents or fights follow.",
  "attention-5": "Homework, books or jackets go missing between home and school, week after week.",
  "attention-6": "Needs many more reminders than classmates to start a task or to stay with it.",
  "speech-language-1": "Is hard to understand for people outside the family.",
  "speech-language-2": "Has trouble finding words, or talks in sentences like a much younger child.",
  "speech-language-3": "Understands much less of what is said, unless someone shows what is meant.",
  "speech-language-4": "Stutters, or gets stuck on sounds or words.",
  "speech-language-5": "Cannot tell what happened in an order that others can follow.",
  "speech-language-6": "Has sounded hoarse, or has had an unusual voice, for a month or longer.",
  "social-emotional-1": "Has seemed sad, worried or without hope on most days, for a month or longer.",
  "social-emotional-2": "Has fears, stomachaches or headaches that keep them out of school or class.",
  "social-emotional-3": "Gets far angrier than the moment calls for, and stays angry for a long time.",
  "social-emotional-4": "Loses friends, or cannot make any, because of strong feelings.",
  "social-emotional-5": "Has very unusual fears or ideas that last, and that show at school.",
  "social-emotional-6": "Talks, writes or draws about wanting to die, or about hurting themselves.",
  "autism-1": "Has trouble with back-and-forth talk, such as taking turns or staying on a topic.",
  "autism-2": "Has trouble telling from a face or a voice how someone feels.",
  "autism-3": "Gets very upset when a plan, a route or a routine changes.",
  "autism-4": "Repeats the same movements, sounds or phrases over and over.",
  "autism-5": "Has one or two interests so strong that there is little room for anything else.",
  "autism-6": "Reacts very strongly, or hardly at all, to sound, light, touch, pain or food.",
  "motor-sensory-1": "Gets tired or sore from handwriting long before classmates do.",
  "motor-sensory-2": "Has trouble with scissors, buttons, zippers or a spoon.",
  "motor-sensory-3": "Falls, trips or bumps into things much more than others do.",
  "motor-sensory-4": "Has trouble with stairs, or on a playground or in gym class.",
  "motor-sensory-5": "Uses a brace, a walker or a wheelchair, or may need one.",
  "motor-sensory-6": "Has trouble sitting upright or staying steady at a desk.",
  "daily-life-1": "Needs much more help to dress, eat or use the toilet.",
  "daily-life-2": "Has not learned safety rules that others know, such as to stop at a street.",
  "daily-life-3": "Has trouble with time or money in ways that others have outgrown.",
  "daily-life-4": "Learns a new skill only after a great many tries, and soon loses it again.",
  "daily-life-5": "Plays mostly with much younger children, or the way they play.",
  "daily-life-6": "Is far behind in most areas, not just in one.",
  "health-medical-1":
    "Has a health condition that a doctor has named, such as ADHD, asthma, diabetes, epilepsy, cancer, Tourette syndrome or a heart problem.",
  "health-medical-2": "Takes medicine that makes them tired, restless or less able to think.",
  "health-medical-3": "Misses many school days, or parts of days, because of health.",
  "health-medical-4": "Is too tired, too weak or in too much pain to keep up with the school day.",
  "health-medical-5": "Needs a health plan, a nurse or medicine at school.",
  "health-medical-6": "Has had a head injury, or has lost skills that were there before.",
  "vision-hearing-1": "Holds books or screens very close, or cannot see the board from the desk.",
  "vision-hearing-2": "Rubs the eyes, squints or gets headaches when looking at a page.",
  "vision-hearing-3": "Has glasses and still does not see well.",
  "vision-hearing-4": "Often asks people to repeat, or does not turn when called by name.",
  "vision-hearing-5": "Turns the sound up much louder than others need it.",
  "vision-hearing-6": "Has had many ear infections, or fluid in the ears again and again.",
  "multiple-needs-1": "Has two or more conditions, named by a doctor, that make school hard.",
  "multiple-needs-2": "Needs an adult's help in most of what happens at school.",
  "multiple-needs-3": "Uses a device, pictures or signs to say things, in place of spoken words.",
  "multiple-needs-4": "Needs health care and special teaching during the same school day.",
  "multiple-needs-5": "Has had plans that met one need and left the others out.",
  "multiple-needs-6":
    "Has a physical, vision or hearing disability, and also learns much more slowly than others.",
};

interface SectionWords {
  readonly title: string;
  readonly lead: string;
  readonly hint?: string;
}

const compared =
  "Think of the last 6 months, and of other children of the same age. Mark what you or the school have seen.";
const asItIs = "Mark each line that is true for your child.";

export const sections: Readonly<Record<SectionId, SectionWords>> = {
  academic: { title: "Reading, Writing and Math", lead: compared },
  attention: { title: "Attention and Self-Control", lead: compared },
  "speech-language": {
    title: "Talking and Understanding",
    lead: compared,
    hint: "Is your child still learning English? Learning English is not a disability. Mark only what you also see in the language your child speaks best.",
  },
  "social-emotional": {
    title: "Feelings and Getting Along",
    lead: compared,
    hint: "What you mark here shows a need. It is no one's fault.",
  },
  autism: { title: "Social Understanding and Routines", lead: compared },
  "motor-sensory": { title: "Moving and Using the Hands", lead: compared },
  "daily-life": { title: "Everyday Skills", lead: compared },
  "health-medical": { title: "Health", lead: asItIs },
  "vision-hearing": { title: "Seeing and Hearing", lead: compared },
  "multiple-needs": { title: "More Than One Need at Once", lead: asItIs },
};

/** A sign of crisis. */
export const selfHarm: ItemId = "social-emotional-6";

/** @param urgent shown immediately when talk of death or self-harm is checked (ADR 18). */
export function questionnaireContent(urgent: { title: string; text: string }): QuestionnaireContent {
  return {
    intro: {
      title: "What should the school check?",
      lead: "Mark what you see at home and hear from school. You get areas to ask about, and help with a letter.",
      points: [
        "About 5 minutes, no score.",
        "One line can matter.",
        "What you mark stays on this device.",
        "Not a diagnosis, and not legal advice.",
      ],
      start: "Start the screener",
    },
    sections: sectionIds.map((id) => {
      const { title, lead, hint } = sections[id];
      return {
        id,
        title,
        lead,
        questions: [
          {
            id,
            question: `${title}: what is true for your child?`,
            ...(hint ? { hint } : {}),
            kind: "many",
            required: false,
            options: itemsOf(id).map((item) => ({
              id: item,
              label: itemLabels[item],
              ...(item === selfHarm ? { note: urgent } : {}),
            })),
          },
        ],
      };
    }),
    previousOnFirst: "disabled",
    review: null,
    labels: {
      progress: (section, of) => `Section ${section} of ${of}`,
      toResult: "Get Results",
      missing: "Please choose an answer to go on.",
    },
  };
}
