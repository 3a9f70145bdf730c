// Texts of the emotional check-in before its summary. Names of feelings, places and steps are the specification's.

export const groups = ["positive", "neutral", "challenging"] as const;
export type Group = (typeof groups)[number];

export const groupNames: Readonly<Record<Group, string>> = {
  positive: "Positive",
  neutral: "Neutral",
  challenging: "Challenging",
};

/**
 * The feelings in order. The emoji is decoration; the word beside it carries the meaning. Only emoji that older phones
 * support.
 */
export const emotions = [
  { id: "happy", name: "Happy", emoji: "😊", group: "positive" },
  { id: "excited", name: "Excited", emoji: "😃", group: "positive" },
  { id: "calm", name: "Calm", emoji: "😌", group: "positive" },
  { id: "loved", name: "Loved", emoji: "😍", group: "positive" },
  { id: "confident", name: "Confident", emoji: "😎", group: "positive" },
  { id: "supported", name: "Supported", emoji: "🤗", group: "positive" },
  { id: "okay", name: "Okay", emoji: "🙂", group: "neutral" },
  { id: "thoughtful", name: "Thoughtful", emoji: "🤔", group: "neutral" },
  { id: "tired", name: "Tired", emoji: "😴", group: "neutral" },
  { id: "content", name: "Content", emoji: "☺️", group: "neutral" },
  { id: "worried", name: "Worried", emoji: "😟", group: "challenging" },
  { id: "sad", name: "Sad", emoji: "😢", group: "challenging" },
  { id: "angry", name: "Angry", emoji: "😠", group: "challenging" },
  { id: "anxious", name: "Anxious", emoji: "😰", group: "challenging" },
  { id: "frustrated", name: "Frustrated", emoji: "😤", group: "challenging" },
  { id: "overwhelmed", name: "Overwhelmed", emoji: "😖", group: "challenging" },
  { id: "disappointed", name: "Disappointed", emoji: "😞", group: "challenging" },
  { id: "annoyed", name: "Annoyed", emoji: "😒", group: "challenging" },
] as const satisfies readonly { id: string; name: string; emoji: string; group: Group }[];
export type Emotion = (typeof emotions)[number];
export type EmotionId = Emotion["id"];

export const contexts = [
  { id: "home", label: "At Home" },
  { id: "school", label: "At School" },
  { id: "therapy", label: "Therapy/Services" },
  { id: "social", label: "Social Situation" },
  { id: "other", label: "Other" },
] as const;
export type ContextId = (typeof contexts)[number]["id"];

export const intensities = [1, 2, 3, 4, 5] as const;
export type Intensity = (typeof intensities)[number];

export const intensityNames: Readonly<Record<Intensity, string>> = {
  1: "Very Mild",
  2: "Mild",
  3: "Moderate",
  4: "Strong",
  5: "Very Strong",
};

export const intro = {
  title: "How is your child feeling?",
  lead: "Write down what your child feels, how strong it is and where it happens. Then bring a clear report to the people who help your child.",
  points: [
    "One check-in takes about a minute. Add one on several days: one moment says little.",
    "What you choose and type never leaves this device.",
  ],
  howLong: "Your check-ins and your child's name stay for 12 months, so that you can add to them day by day.",
  notKept:
    "Your check-ins are gone when you reload or close this page. Before that, download or copy the report.",
  name: "Your child's name",
  nameHint: "A first name is enough. It goes on your report and into its file name.",
  start: "Start Check-In",
  honest: "It is about what you see. It is not a test, not a diagnosis and not legal advice.",
} as const;

/** If check-ins are already saved: at the start, or when the tool is reopened. */
export const savedSoFar = {
  title: (count: number) => `Your ${countOf(count)} still here.`,
  text: "All check-ins are about one child. For another child, forget them first.",
  see: (count: number) => `See my check-ins (${count})`,
} as const;

/** Before everything is deleted. */
export function sureForget(count: number): string {
  const what = count === 1 ? "the one check-in" : `all ${count} check-ins`;
  return `Forget ${what}? A letter that you began with them stays.`;
}

export const form = {
  title: "A new check-in",
  titleFor: (name: string) => `A new check-in for ${name}`,
  emotion: "How does your child feel?",
  emotionHint: "Choose the word that fits best. For a second feeling, add a second check-in.",
  /** Read aloud when choosing a feeling shows the rest. */
  more: "More questions follow below.",
  intensity: "How strong is it?",
  /** The slider's value, shown and read aloud. */
  intensityValue: (name: string, value: number) => `${name} (${value} of 5)`,
  context: "Where was it?",
  triggers: "What set it off, if you know",
  triggersHint: "Put a comma between two things, such as: math test, loud hallway.",
  notes: "Notes",
  notesHint: "What you saw or heard, and what helped. If it was not just now, say when.",
  toSave: "To save it, choose a feeling and where it was.",
  emotionMissing: "Please choose a feeling.",
  contextMissing: "Please choose where it was.",
  save: "Save Check-In",
  startOver: "Start Over",
} as const;

/** From the specification. */
export const toasts = {
  missing: {
    title: "Missing Information",
    description: "Please select an emotion and context before saving.",
  },
  saved: { title: "Entry Saved", description: "Emotional check-in has been recorded successfully." },
  copied: { title: "Report Copied", description: "Emotional check-in report copied to clipboard." },
  noData: {
    title: "No Data",
    description: "Add some emotional check-ins first to generate a report.",
  },
} as const;

function countOf(count: number): string {
  return count === 1 ? "check-in is" : `${count} check-ins are`;
}
