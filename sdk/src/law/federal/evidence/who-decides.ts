import type * as citations from "../citations/who-decides.ts";
import type { EvidenceOf } from "../Evidence.ts";

export const whoDecides = {
  "who-is-parent": {
    quote:
      "An individual acting in the place of a biological or adoptive parent (including a grandparent, stepparent, or other relative) with whom the child lives, or an individual who is legally responsible for the child's welfare",
    source:
      "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/subpart-A/subject-group-ECFR0ec59c730ac278e/section-300.30 (as of 2024-11-14) ; github.com/ConnorCallison/ecfr-opportunities libs/ecfr-markdown/src/results/markdown/title-34/chapter-III.md (300.30 whole)",
    note: "(a) and (b) were read whole. The statute, 1401(23), was read only as quoted on a lawyer's page (http://9f-cm.blogspot.com/2009/07/fast-fact-friday-who-is-under-idea.html).",
  },
  "surrogate-parent": {
    quote:
      "The SEA must make reasonable efforts to ensure the assignment of a surrogate parent not more than 30 days after a public agency determines that the child needs a surrogate parent.",
    source:
      "github.com/ConnorCallison/ecfr-opportunities libs/ecfr-markdown/src/results/markdown/title-34/chapter-III.md (300.519 whole) ; https://codes.findlaw.com/cfr/title-34-education/cfr-sect-34-300-519/ (2025-01-02)",
    note: "Read whole. Days are calendar days by 300.11(a), read in the same copy. The statute, 1415(b)(2), was not read.",
  },
  "records-both-parents": {
    quote:
      "shall give full rights under the Act to either parent, unless the agency or institution has been provided with evidence that there is a court order, State statute, or legally binding document ... that specifically revokes these rights",
    source:
      "https://nces.ed.gov/pubs97/p97527/exh_5_1.asp (Department of Education, quoting 99.4) ; find_string id 71402427789 (the same words)",
    note: "The Department adds there that custody does not by itself affect these rights. 300.613(c), read in the copy of the eCFR named at who-is-parent, lets a school presume a parent's right to see records unless told that state law on guardianship, separation or divorce takes it away.",
  },
  "divorced-parents-rights": {
    quote:
      "divorced parents generally maintain their parental rights under the IDEA, unless a court order or another state law specifies otherwise. (71 Fed. Reg. 46568 (2006); and 34 C.F.R. § 300.30(b)(2))",
    source:
      "https://www.udallshumway.com/2015/09/10/mesa-az-special-education-decisions/ ; https://venturafamilylawyers.com/blog/2012/february/child-custody-educating-the-disabled-child ; http://9f-cm.blogspot.com/2009/07/fast-fact-friday-who-is-under-idea.html",
    note: "Three lawyers' pages in the same words; the page of the Federal Register was not found. 300.30(b)(2) itself was read.",
  },
  "military-transfer": {
    quote:
      "Highly mobile children include children and youth experiencing frequent moves into new school districts, such as military-connected children, migratory children",
    source:
      "https://sites.ed.gov/idea/osers-letter-to-state-special-education-directors-about-highly-mobile-children-20221110/ ; https://exceptionalchildren.org/blog/osers-provides-idea-guidance-education-highly-mobile-students (extended school year) ; https://archive.legmt.gov/bills/mca/title_0200/chapter_0010/part_0020/section_0300/0200-0010-0020-0300.html and https://statutes.laws.com/virginia/title-22-1/chapter-24/22-1-360 (the compact as Montana and Virginia enacted it)",
    note: "The letter was read in its opening and in four summaries. Of the compact only its purpose article and enacting words were read, not its article on special education. 300.323(e)-(g) was read whole.",
  },
  "private-services-disputes": {
    quote:
      "the procedures in §§ 300.504 through 300.519 do not apply to complaints that an LEA has failed to meet the requirements of §§ 300.132 through 300.139, including the provision of services indicated on the child's services plan",
    source:
      "github.com/ConnorCallison/ecfr-opportunities libs/ecfr-markdown/src/results/markdown/title-34/chapter-III.md (300.137-300.140 whole)",
  },
  "voucher-students": {
    quote:
      "students with disabilities who use State vouchers and scholarships to attend private schools are considered parentally placed students with disabilities under IDEA and eligible for equitable services",
    source:
      "https://appelyostzee.com/news/proposed-guidance-for-idea-students-placed-in-private-schools (on the draft) ; https://www.fortelawgroup.com/osep-issues-new-qa-guidance/ (contents of the final document) ; https://www.gao.gov/products/gao-18-94",
    note: "The document of 2022 itself was not read, only its list of contents and summaries; the quoted words describe its draft. 300.137(a) was read whole.",
  },
  "parent-training": {
    quote:
      "an LEA only is responsible for providing parent counseling and training if a child's IEP Team determines that it is necessary for the child to receive FAPE",
    source:
      "http://idea.ed.gov/explore/view/p-old/,root,regs,preamble2,prepart2,A,602,.html (the Department's comments on the rule) ; github.com/ConnorCallison/ecfr-opportunities libs/ecfr-markdown/src/results/markdown/title-34/chapter-III.md (300.34 whole)",
  },
  "high-cognition": {
    quote:
      "students who have high cognition, have disabilities and require special education and related services are protected under the IDEA and its implementing regulations",
    source:
      "https://sites.ed.gov/idea/files/idea/policy/speced/guid/idea/memosdcltrs/13-008520r-sc-delisle-twiceexceptional.pdf ; https://sites.ed.gov/idea/files/idea/policy/speced/guid/idea/memosdcltrs/041715gilmantwiceevceptional2q2015.pdf",
    note: "Both were read in their openings. 'Regardless of cognitive skills' was read in http://2enewsletter.com/article_Advocacy_2e&IDEA_Assessment&Services.html, which quotes Memo 15-08. That IDEA sets up no gifted programs is inference: neither the act's definitions nor the letter name any.",
  },
  "accelerated-programs": {
    quote:
      "as a condition of participation in such programs, have required qualified students with disabilities to give up the services that have been designed to meet their individual needs. These practices are inconsistent with Federal law",
    source:
      "https://sites.ed.gov/idea/files/colleague-20071226.pdf (opening) ; http://educationlaw.foxrothschild.com/tags/courses/ (quoting the letter) ; https://www.ilcivilrightsreview.com/section-504-of-the-rehabilitation-act-of-1973-104-4-44 (104.4)",
    note: "The official copy was read in its opening. The sentence on admission ('unlawful to deny ... because that student has an IEP or a plan under Section 504') and the one on entry standards were read on the law firm's page.",
  },
  "promotion-and-retention": {
    quote:
      "Part B of the IDEA specifically does not address standards for retention or promotion of students with disabilities. Rather, the establishment of standards for promotion and retention for all students ... is a State and/or local function.",
    source:
      "https://studylib.net/doc/7051305/promotion-and-retention---u.s.-department-of-education (copy of the letter) ; https://girardedwards.com/how-to-address-requests-for-retention-of-students/ (letters of 2000 and 2003)",
    note: "The letter is older than the 2004 act, whose text says nothing on it either. Its own address on ed.gov was not found; the address given is the Department's list of such letters.",
  },
  "other-health-impairment": {
    quote:
      "having limited strength, vitality, or alertness, including a heightened alertness to environmental stimuli, that results in limited alertness with respect to the educational environment",
    source:
      "github.com/ConnorCallison/ecfr-opportunities libs/ecfr-markdown/src/results/markdown/title-34/chapter-III.md (300.8 whole)",
  },
  "adhd-section-504": {
    quote:
      "Regardless of how well he or she performs in school, a student who has trouble concentrating, reading, thinking, organizing or prioritizing projects, among other important tasks, because of ADHD may have a disability and be protected under Section 504.",
    source:
      "https://en.wikisource.org/wiki/Page:Know_Your_Rights_-_Students_with_ADHD.pdf/1 ; http://en.m.wikisource.org/wiki/Page:Know_Your_Rights_-_Students_with_ADHD.pdf/2 (copy of the Department's leaflet)",
    note: "Guidance, not a rule; whether the Department still posts it was not checked.",
  },
} as const satisfies EvidenceOf<typeof citations>;
