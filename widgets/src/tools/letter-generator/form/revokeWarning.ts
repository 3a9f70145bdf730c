/** Shown before a letter that ends all services (ADR 22). */
export const revokeWarning = {
  title: "This letter ends all special education for your child",
  points: [
    "All services stop, not just one. The IEP ends.",
    "It works from now on only. It does not undo what was done before, and records from before stay as they are.",
    "Your child loses the special rules for discipline. The school may then treat your child as any other student (34 CFR 300.534(c)(1)(ii)).",
    "The school does not have to hold a meeting first, and may not use a hearing to keep services going.",
    "You can ask for an evaluation again later.",
  ],
  instead: "Is it one service that does not fit? Then ask to change that one, and keep the rest.",
  insteadButton: "Write the letter for specific services instead",
  /** If the typed reason keeps part of the services. */
  partTitle: "You seem to want to keep some of the help",
  part: "This letter cannot stop one service and keep another. It ends all of them. To change one part, write that you disagree with it; your words come along.",
  partButton: "Write a letter of disagreement instead",
  partAll: "No, I want all services to end",
  help: "Talk it over first with your state's parent center. It is free.",
} as const;
