import type { ProvisionId } from "@iep-insider/sdk/law";
import { type Head, titled } from "../heads.ts";

/** Something a post rests on beside the law itself. */
export interface OutsideSource {
  readonly title: string;
  readonly publisher: string;
  /** Where anyone can read it, over https. */
  readonly address: string;
}

/** All that is known of a post before its article is loaded (product.md section 2, `/blog`). */
export interface Post {
  /** Names the article's file, `<slug>.mdx`, and the page, `/blog/<slug>`. */
  readonly slug: string;
  readonly title: string;
  /** What it is, in at most 155 characters: for search results and the list of posts. */
  readonly description: string;
  /** The day it appeared, `YYYY-MM-DD`. */
  readonly day: string;
  /** How long it takes to read at 200 words a minute; a test counts the words. */
  readonly minutes: number;
  /** What a parent finds in it, in one line. */
  readonly holds: string;
  /** The month in which every rule in it was last read. */
  readonly lawChecked: string;
  /** Every provision that the article cites, and no other; a test compares. */
  readonly provisions: readonly ProvisionId[];
  readonly outsideSources: readonly OutsideSource[];
}

export type PostSlug = (typeof posts)[number]["slug"];

/** The three posts, the newest first. */
export const posts = [
  {
    slug: "history-of-special-education-rights",
    title: "A short history of special education rights",
    description:
      "How children with disabilities won the right to go to school and to learn there, and what each step still gives your child today.",
    day: "2025-01-25",
    minutes: 6,
    holds: "The court cases and laws, from 1954 on, and the right each one left you.",
    lawChecked: "November 2026",
    provisions: [
      "idea-history",
      "fape",
      "iep-in-effect",
      "lre",
      "evaluation-standards",
      "records-access",
      "parent-participation",
      "due-process",
      "attorney-fees",
      "ages",
      "special-circumstances",
      "disability-categories",
      "sld-criteria",
      "iep-content",
      "disability-definition-504-ada",
      "parent-request-evaluation",
      "child-find",
      "cost-not-a-reason",
      "iep-team",
      "prior-written-notice",
      "mediation",
      "stay-put",
      "behavior-in-iep",
      "part-c-transition",
      "transition",
      "section-504-rights",
      "ada",
      "other-disability-laws",
    ],
    outsideSources: [],
  },
  {
    slug: "eligibility-categories",
    title: "The 13 eligibility categories in plain words",
    description:
      "What makes a child eligible for special education: the two-part test, all 13 categories, and what to do if the school says no.",
    day: "2025-01-22",
    minutes: 10,
    holds: "Each category, what you might see, what people get wrong, and how to ask for testing.",
    lawChecked: "November 2026",
    provisions: [
      "parent-request-evaluation",
      "evaluation-standards",
      "eligibility-team",
      "ages",
      "eligibility-two-part",
      "special-education",
      "related-services",
      "disability-categories",
      "iep-considerations",
      "medication-ban",
      "sld-criteria",
      "sld-determination",
      "exit-evaluation",
      "placement",
      "lre",
      "cost-not-a-reason",
      "grades-no-bar",
      "existing-data-review",
      "determinant-factor",
      "rti-no-delay",
      "iep-30-days",
      "prior-written-notice",
      "iee",
      "section-504-rights",
      "disability-definition-504-ada",
      "mediation",
      "state-complaint",
      "due-process",
      "initial-evaluation-deadline",
      "consent-initial-evaluation",
      "consent-initial-services",
    ],
    outsideSources: [],
  },
  {
    slug: "how-to-request-a-one-to-one-aide",
    title: "How to request a one-to-one aide",
    description:
      "When a one-to-one aide may help your child, what to write down first, how to ask in writing, and what to do if the school says no.",
    day: "2025-01-18",
    minutes: 8,
    holds: "What to collect, the words to ask with, and what to have written into the IEP.",
    lawChecked: "November 2026",
    provisions: [
      "supplementary-aids",
      "iep-team",
      "lre",
      "personnel-qualifications",
      "cost-not-a-reason",
      "parent-request-evaluation",
      "section-504-rights",
      "behavior-in-iep",
      "records-access",
      "iep-30-days",
      "existing-data-review",
      "consent-initial-evaluation",
      "consent-reevaluation",
      "bring-others",
      "prior-written-notice",
      "consent-initial-services",
      "consent-iep-signature",
      "iep-content",
      "iee",
      "mediation",
      "state-complaint",
      "due-process",
      "stay-put",
      "iep-annual-review",
    ],
    outsideSources: [],
  },
] as const satisfies readonly Post[];

/** @throws when there is no such post, which the type rules out. */
export function postBySlug(slug: PostSlug): Post {
  const post = posts.find((one) => one.slug === slug);
  if (!post) throw new Error(`There is no post "${slug}".`);
  return post;
}

/** The address path of a post: `/blog/eligibility-categories`. */
export function postPath<const Slug extends string>({ slug }: { readonly slug: Slug }): `/blog/${Slug}` {
  return `/blog/${slug}`;
}

export function postHead({ title, description }: Post): Head {
  return { title: titled(title), description };
}
