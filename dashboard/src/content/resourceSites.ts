import { freeHelp } from "./site.ts";

/** Who runs a site, in one or two words. */
export const siteKinds = {
  government: "U.S. government",
  funded: "Paid for by the U.S. government",
  nonprofit: "Nonprofit",
  private: "Private",
} as const;

export type SiteKind = keyof typeof siteKinds;

export interface ResourceSite {
  readonly name: string;
  readonly address: string;
  readonly kind: SiteKind;
  readonly runBy: string;
  /** What a parent finds there. */
  readonly about: string;
}

interface SiteGroup {
  readonly title: string;
  readonly sites: readonly ResourceSite[];
}

export const siteGroups: readonly SiteGroup[] = [
  {
    title: "Free help from people",
    sites: [
      {
        name: "Find your parent center",
        address: freeHelp.parentCenters.address,
        kind: "funded",
        runBy: "the Center for Parent Information and Resources",
        about: "Look up the Parent Training and Information Center (PTI) of your state. Its help is free.",
      },
      {
        name: "Find your protection and advocacy agency",
        address: freeHelp.protection.address,
        kind: "nonprofit",
        runBy: "the National Disability Rights Network",
        about:
          "Look up the agency in your state that works for the rights of people with disabilities. Some have lawyers.",
      },
      {
        name: "CADRE",
        address: "https://www.cadreworks.org/",
        kind: "funded",
        runBy: "the National Center on Dispute Resolution in Special Education",
        about:
          "How to settle a dispute with a school: help with a meeting, mediation, complaints and hearings.",
      },
    ],
  },
  {
    title: "The law itself",
    sites: [
      {
        name: "IDEA",
        address: "https://sites.ed.gov/idea/",
        kind: "government",
        runBy: "the U.S. Department of Education",
        about: "The law behind the IEP, its rules, and letters in which the Department explains them.",
      },
      {
        name: "IDEA rules: 34 CFR part 300",
        address: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300",
        kind: "government",
        runBy: "the Office of the Federal Register",
        about: "The federal rules on IEPs, word for word and up to date. Most of our links lead here.",
      },
      {
        name: "Section 504 rules: 34 CFR part 104",
        address: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-I/part-104",
        kind: "government",
        runBy: "the Office of the Federal Register",
        about: "The federal rules behind 504 plans, word for word and up to date.",
      },
      {
        name: "School records rules (FERPA): 34 CFR part 99",
        address: "https://www.ecfr.gov/current/title-34/subtitle-A/part-99",
        kind: "government",
        runBy: "the Office of the Federal Register",
        about:
          "The federal rules on seeing your child’s records, having them corrected, and who else may see them.",
      },
      {
        name: "Office for Civil Rights (OCR)",
        address: "https://www.ed.gov/about/ed-offices/ocr",
        kind: "government",
        runBy: "the U.S. Department of Education",
        about:
          "Takes complaints that a school treated a child unfairly because of a disability. Which office looks into them has been changing, so read the site before you send one.",
      },
    ],
  },
  {
    title: "Lawyers and advocates",
    sites: [
      {
        name: "COPAA directory",
        address: "https://www.copaa.org/",
        kind: "nonprofit",
        runBy: "the Council of Parent Attorneys and Advocates",
        about:
          "Look up a lawyer or an advocate for special education near you. Most take a fee. Ask what it costs, and try the free help first.",
      },
    ],
  },
  {
    title: "To read more",
    sites: [
      {
        name: "Wrightslaw",
        address: "https://www.wrightslaw.com/",
        kind: "private",
        runBy: "Pete Wright, a lawyer, and Pam Wright, a therapist",
        about:
          "A large store of articles on special education law. Free to read. It also sells books and training.",
      },
    ],
  },
];
