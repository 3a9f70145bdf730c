import type { ProvisionId } from "@iep-insider/sdk/law";
import { type Head, titled } from "../heads.ts";

/** A source other than the law itself. */
export interface OutsideSource {
  readonly title: string;
  readonly publisher: string;
  /** An https URL. */
  readonly address: string;
}

/** What is known of a post before its article loads. */
export interface Post {
  /** The article's file is `<slug>.mdx`, the page `/blog/<slug>`. */
  readonly slug: string;
  readonly title: string;
  /** At most 155 characters, for search results and the list of posts. */
  readonly description: string;
  /** Publication date, `YYYY-MM-DD`. */
  readonly day: string;
  /** Reading time at 200 words a minute; a test counts the words. */
  readonly minutes: number;
  /** One line about the content. */
  readonly holds: string;
  /** The month in which every cited rule was last checked. */
  readonly lawChecked: string;
  /** Exactly the provisions that the article cites; a test compares. */
  readonly provisions: readonly ProvisionId[];
  readonly outsideSources: readonly OutsideSource[];
}

export type PostSlug = (typeof posts)[number]["slug"];

/** The newest first. */
export const posts = [
  {
    slug: "history-of-special-education-rights",
    title: "A short history of special education rights",
    description:
      "How children with disabilities won the right to go to school and to learn there, and what each step still gives your child today.",
    day: "2025-01-25",
    minutes: 6,
    holds: "The cases and laws behind your child's rights, and the rights that you can use today.",
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
    outsideSources: [
      {
        title: "A History of the Individuals with Disabilities Education Act",
        publisher: "U.S. Department of Education",
        address: "https://sites.ed.gov/idea/IDEA-History",
      },
      {
        title: "Brown v. Board of Education, 347 U.S. 483 (1954)",
        publisher: "National Archives",
        address: "https://www.archives.gov/milestone-documents/brown-v-board-of-education",
      },
      {
        title:
          "Pennsylvania Association for Retarded Children v. Pennsylvania, 343 F. Supp. 279 (E.D. Pa. 1972)",
        publisher: "Justia",
        address: "https://law.justia.com/cases/federal/district-courts/FSupp/343/279/1691591/",
      },
      {
        title: "Mills v. Board of Education of the District of Columbia, 348 F. Supp. 866 (D.D.C. 1972)",
        publisher: "Civil Rights Litigation Clearinghouse, University of Michigan",
        address: "https://clearinghouse.net/case/11084/",
      },
      {
        title: "504 Protest: Disability, Community, and Civil Rights",
        publisher: "National Park Service",
        address: "https://www.nps.gov/articles/000/504-protest-disability-community-and-civil-rights.htm",
      },
      {
        title: "Education for All Handicapped Children Act of 1975, Public Law 94-142, 89 Stat. 773",
        publisher: "U.S. Government Publishing Office",
        address: "https://www.govinfo.gov/content/pkg/STATUTE-89/pdf/STATUTE-89-Pg773.pdf",
      },
      {
        title: "Board of Education v. Rowley, 458 U.S. 176 (1982)",
        publisher: "Library of Congress",
        address: "https://www.loc.gov/item/usrep458176/",
      },
      {
        title: "Education of the Handicapped Act Amendments of 1986, Public Law 99-457, 100 Stat. 1145",
        publisher: "U.S. Government Publishing Office",
        address: "https://www.govinfo.gov/content/pkg/STATUTE-100/pdf/STATUTE-100-Pg1145.pdf",
      },
      {
        title: "Honig v. Doe, 484 U.S. 305 (1988)",
        publisher: "Library of Congress",
        address: "https://www.loc.gov/item/usrep484305/",
      },
      {
        title: "Individuals with Disabilities Education Act Amendments of 1997, Public Law 105-17",
        publisher: "U.S. Congress",
        address: "https://www.congress.gov/105/plaws/publ17/PLAW-105publ17.pdf",
      },
      {
        title: "Individuals with Disabilities Education Improvement Act of 2004, Public Law 108-446",
        publisher: "U.S. Congress",
        address: "https://www.congress.gov/108/plaws/publ446/PLAW-108publ446.pdf",
      },
      {
        title: "ADA Amendments Act of 2008, Public Law 110-325",
        publisher: "U.S. Congress",
        address: "https://www.congress.gov/110/plaws/publ325/PLAW-110publ325.pdf",
      },
      {
        title: "Rosa's Law, Public Law 111-256 (2010)",
        publisher: "U.S. Congress",
        address: "https://www.congress.gov/111/plaws/publ256/PLAW-111publ256.pdf",
      },
      {
        title: "Endrew F. v. Douglas County School District RE-1, 580 U.S. 386 (2017)",
        publisher: "Supreme Court of the United States",
        address: "https://www.supremecourt.gov/opinions/16pdf/15-827_0pm1.pdf",
      },
    ],
  },
  {
    slug: "eligibility-categories",
    title: "The 13 eligibility categories in plain words",
    description:
      "What makes a child eligible for an IEP, all 13 disability categories in plain words, what a label does not decide, and what to do after a “no”.",
    day: "2025-01-22",
    minutes: 10,
    holds: "The two-part test, each category with a common myth, and the steps after “not eligible”.",
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
    outsideSources: [
      {
        title:
          "OSEP Memo 11-07: A Response to Intervention (RTI) Process Cannot Be Used to Delay-Deny an Evaluation",
        publisher: "U.S. Department of Education",
        address: "https://sites.ed.gov/idea/idea-files/osep-memo-11-07-response-to-intervention-rti-memo/",
      },
      {
        title: "The whole of the IDEA rules, 34 CFR part 300",
        publisher: "Office of the Federal Register",
        address: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300",
      },
    ],
  },
  {
    slug: "how-to-request-a-one-to-one-aide",
    title: "How to request a 1:1 aide for your child",
    description:
      "What a 1:1 aide is, what the law says, what to write down, what to put in your letter and in the IEP, and what you can do when the school says no.",
    day: "2025-01-18",
    minutes: 8,
    holds:
      "The notes, the letter, the meeting and the lines for the IEP, with the 1:1 Aide Screener to try on the page.",
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
    outsideSources: [
      {
        title:
          "Helping or Hovering? Effects of Instructional Assistant Proximity on Students with Disabilities (Giangreco, Edelman, Luiselli and MacFarland, 1997)",
        publisher: "Exceptional Children 64(1); summary at the University of Arizona",
        address:
          "https://experts.arizona.edu/en/publications/helping-or-hovering-effects-of-instructional-assistant-proximity-",
      },
    ],
  },
] as const satisfies readonly Post[];

/** @throws if there is no such post, which the type rules out. */
export function postBySlug(slug: PostSlug): Post {
  const post = posts.find((one) => one.slug === slug);
  if (!post) throw new Error(`There is no post "${slug}".`);
  return post;
}

/** `/blog/eligibility-categories`. */
export function postPath<const Slug extends string>({ slug }: { readonly slug: Slug }): `/blog/${Slug}` {
  return `/blog/${slug}`;
}

export function postHead({ title, description }: Post): Head {
  return { title: titled(title), description };
}
