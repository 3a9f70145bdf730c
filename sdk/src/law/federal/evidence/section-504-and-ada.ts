import type * as citations from "../citations/section-504-and-ada.ts";
import type { EvidenceOf } from "../Evidence.ts";

export const section504AndAda = {
  "section-504-rights": {
    quote:
      "are designed to meet individual educational needs of handicapped persons as adequately as the needs of nonhandicapped persons are met",
    source:
      "http://southwestada.org/html/topical/k12/fape.html (104.33) ; https://www.ilcivilrightsreview.com/section-504-of-the-rehabilitation-act-of-1973-104-4-44 (104.4) ; http://www.supremecourt.gov/DocketPDF/19/19-283/121078/20191101135640687_38813%20pdf%20Bizer%20app.pdf (29 U.S.C. 794)",
    note: "Added the Section 504 measure of 'appropriate', which is not IDEA's.",
  },
  "section-504-evaluation": {
    quote:
      "school districts must conduct an evaluation in a timely manner of any student who needs or is believed to need special education or related services because of a disability",
    source:
      "https://corada.com/documents/guide-to-sec-504-public-schools/student-evaluations-and-placement-under-section-504 (OCR Parent and Educator Resource Guide, Dec. 2016) ; https://edlawdawg.com/toolbox-tuesday-what-about-504/ ; https://serr.disabilityrightsca.org/serr-manual/chapter-16-information-on-section-504-and-disability-based-discrimination/16-15-how-should-a-school-make-a-placement-decision-for-my-child-who-is-eligible-for-services-under-section-504/",
    note: "104.36 moved to its own entry. 'In a timely manner' and discipline added from OCR guidance (2016 guide; July 2022 questions and answers, second-hand). The words of 104.35 were read only in the identical-form Veterans rule, 38 CFR 18.435.",
  },
  "section-504-setting": {
    quote:
      "shall educate ... each qualified handicapped person in its jurisdiction with persons who are not handicapped to the maximum extent appropriate to the needs of the handicapped person",
    source:
      "https://www.law.cornell.edu/cfr/text/45/84.34 (HHS rule in the same words; quoted) ; https://www.yumpu.com/es/document/view/51282723/manual-sobre-la-dislexia-region-17/110 (opening of 104.34(a) itself) ; https://corada.com/documents/34-cfr-part-104-doe-app-a/24-educational-setting (Appendix A to part 104)",
    note: "New provision.",
  },
  "section-504-safeguards": {
    quote:
      "a system of procedural safeguards that includes notice, an opportunity for the parents or guardian of the person to examine relevant records, an impartial hearing",
    source: "https://old.govregs.com/regulations/34/104.36 (checked 2025-08-27)",
    note: "Added that following IDEA safeguards satisfies it.",
  },
  "disability-definition-504-ada": {
    quote:
      "shall be made without regard to the ameliorative effects of mitigating measures such as medication, medical supplies, prosthetics, hearing aids, mobility devices",
    source:
      "https://www.corada.com/documents/28-cfr-parts-35-and-36-amendment-of-americans-with-disabilities-act-title-ii-and-title-iii-regulations-to-implement-ada-amendments-act-of-2008-final-rule/sections-35-108-d-1-iv-and-36-105-d-1-iv-impairments-that-are-episodic-or-in-remission ; find_string id 11184426531 (words of 12102(4)(A), (D), (E)(i)) ; https://law.lawstack.com/cfr/28/41.31/ (definition in the form of 104.3(j))",
    note: "New provision. 104.3(j) itself was read only in sister regulations with the same words (28 CFR 41.31, 22 CFR 142). The ADA rules apply to 504 through 29 U.S.C. 705(20)(B) (not read).",
  },
  ada: {
    quote:
      "shall make reasonable modifications in policies, practices, or procedures when the modifications are necessary to avoid discrimination on the basis of disability, unless",
    source:
      "http://www.supremecourt.gov/DocketPDF/19/19-283/121078/20191101135640687_38813%20pdf%20Bizer%20app.pdf (42 U.S.C. 12132) ; http://southwestada.org/html/topical/PublicEntities/pe_reasonable.html (35.130(b)(7))",
    note: "Added the limit (fundamental alteration). 35.160 (communication) was not read; 35.164 was.",
  },
  "ada-findings": {
    quote:
      "discrimination against individuals with disabilities persists in such critical areas as employment, housing, public accommodations, education",
    source: "https://www.customsmobile.com/uscode/42/12101 (copy checked 2024-04-25)",
  },
  "other-disability-laws": {
    quote:
      "Nothing in this chapter shall be construed to restrict or limit the rights, procedures, and remedies available under the Constitution, the Americans with Disabilities Act of 1990 [42 U.S.C. 12101 et seq.], title V of the Rehabilitation Act of 1973 [29 U.S.C. 790 et seq.], or other Federal laws protecting the rights of children with disabilities, except that before the filing of a civil action under such laws seeking relief that is also available under this subchapter, the procedures under subsections (f) and (g) shall be exhausted",
    source: "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2520.md",
  },
  "ocr-complaint": {
    quote:
      "Any person who believes himself or any specific class of individuals to be subjected to discrimination prohibited by this part may by himself or by a representative file with the responsible Department official or his designee a written complaint. A complaint must be filed not later than 180 days from the date of the alleged discrimination, unless the time for filing is extended by the responsible Department official or his designee.",
    source:
      "github.com/ConnorCallison/ecfr-opportunities libs/ecfr-markdown/src/results/markdown/title-34/chapter-I.md (copy of the eCFR) (100.7(b); 104.61, which takes over 100.6-100.10) ; https://www2.ed.gov/about/offices/list/ocr/edlite-compres.html (180 calendar days; OCR decides on a waiver)",
    note: "Reported in June 2026, not read at the agencies: OCR now uses the Department of Justice's Civil Rights Division to evaluate, investigate and resolve complaints (https://scanschools.com/post/education-department-to-move-core-civil-rights-duties-to-doj/ , a copy of Higher Ed Dive of June 16, 2026; https://www.edweek.org/policy-politics/opinion-none-of-this-is-abstract-the-real-harm-of-trumps-ed-dept-civil-rights-move/2026/06). Check OCR's live page for where to file.",
  },
  "ocr-after-grievance": {
    quote:
      "a complainant is not required by law to use the institutional grievance process before filing a complaint with OCR",
    source:
      'https://aclu-ia.org/en/how-file-complaint-us-department-education-office-civil-rights ; https://probonodeskmanual.loyno.edu/book/export/html/728 ; http://www2.ed.gov/about/offices/list/ocr/complaintintro.html ("ordinarily be filed within 180 days of the last act of discrimination")',
    note: "The 60 days and good cause were read in others' copies of OCR's words, not in its manual.",
  },
  bullying: {
    quote:
      "bullying of a student with a disability that results in the student not receiving meaningful educational benefit constitutes a denial of a free appropriate public education (FAPE) under the IDEA that must be remedied",
    source:
      "http://s3.documentcloud.org/documents/760639/bullying-guidance.txt (opening of the 2013 letter) ; https://docslib.org/doc/3278652/dear-colleague-letter-on-bullying-of-students-with-disabilities (opening of the 2014 letter) ; https://dpi.wi.gov/sped/idea-complaint-decision-18-091 (the team should meet; caution before moving the child) ; https://www.ctschoollaw.com/2014/11/fape-based-approach-to-bullying-complaints/ (any cause; Section 504)",
    note: "Of both letters only the opening could be read; 'whatever its cause', the meeting, Section 504 and the caution were read in a state agency's and a law firm's words. Guidance only; check that both letters are still posted.",
  },
} as const satisfies EvidenceOf<typeof citations>;
