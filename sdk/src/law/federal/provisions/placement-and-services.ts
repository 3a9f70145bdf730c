import * as citations from "../citations/placement-and-services.ts";
import type { ProvisionsOf } from "../Provision.ts";

/** What a child gets, and where. */
export const placementAndServices = {
  "idea-purposes": {
    ...citations.ideaPurposes,
    topic: "What IDEA is for",
    rule: "Congress wrote IDEA so that every child with a disability has a free appropriate public education that puts special education and related services first, fits the child's own needs and prepares for further education, work and independent living; and so that the rights of these children and their parents are protected.",
  },
  "idea-history": {
    ...citations.ideaHistory,
    topic: "Where IDEA comes from",
    rule: "IDEA began as the Education for All Handicapped Children Act of 1975. Congress found that before it the needs of millions of children with disabilities were not fully met, and that some were kept out of public school altogether.",
  },
  fape: {
    ...citations.fape,
    topic: "Free appropriate public education",
    rule: "Each eligible child must get special education and related services at no cost, under an IEP reasonably calculated to let the child make progress suited to the child's circumstances.",
    commonlyMisstatedAs: "The best possible program, or just any small benefit.",
  },
  "special-education": {
    ...citations.specialEducation,
    topic: "What special education is",
    rule: "Special education is teaching made to fit a child's own needs, at no cost to the parents; it can be given in class, at home, in a hospital or elsewhere, and includes physical education.",
  },
  "related-services": {
    ...citations.relatedServices,
    topic: "Related services",
    rule: "Transportation and support such as speech, occupational or physical therapy, counseling, social work, interpreting, school nursing and (under the regulation) parent counseling and training must be given when the child needs them to benefit from special education. Medical services are covered only to diagnose or evaluate; surgically implanted devices are not covered.",
  },
  "supplementary-aids": {
    ...citations.supplementaryAids,
    topic: "Aids and supports, including a 1:1 aide",
    rule: "Aids, services and other supports, which can include an aide, must be given when the child needs them to be taught with non-disabled children. The team decides on need; there is no separate federal test for a 1:1 aide.",
    commonlyMisstatedAs: "A score or checklist decides who gets an aide, or the district never gives aides.",
  },
  "assistive-technology": {
    ...citations.assistiveTechnology,
    topic: "Assistive technology",
    rule: "The team considers assistive technology for every child. The school supplies the device, and the service to choose, fit, repair and train on it, when needed as part of special education, related services or supports; at home too if the IEP team finds that necessary for FAPE. Surgically implanted devices are not covered.",
  },
  "physical-education": {
    ...citations.physicalEducation,
    topic: "Physical education",
    rule: "Physical education, specially designed if necessary, must be there for every child who gets FAPE, unless children without disabilities in the same grades get none. If the IEP has specially designed physical education, the school must provide it or arrange it.",
  },
  "behavior-in-iep": {
    ...citations.behaviorInIep,
    topic: "Behavior supports in the IEP",
    rule: "When behavior gets in the way of the child's or others' learning, the team must consider positive supports and other strategies, outside of any discipline.",
    commonlyMisstatedAs:
      "A behavior assessment or plan is only for suspended children; or, the federal rule always orders one when a parent asks.",
  },
  esy: {
    ...citations.esy,
    topic: "Extended school year",
    rule: "Services past the normal year are required when the team decides, child by child, that they are needed for an appropriate education. Schools may not limit them to certain disabilities or set one fixed type or length.",
    commonlyMisstatedAs: "Only children who lose skills over the summer, or only some disabilities, qualify.",
  },
  lre: {
    ...citations.lre,
    topic: "Least restrictive environment",
    rule: "Children with disabilities learn with non-disabled children as far as suits them; removal is allowed only when learning there cannot work even with aids and services.",
    commonlyMisstatedAs:
      "Full inclusion is always required, or a child must earn the way into a regular class.",
  },
  placement: {
    ...citations.placement,
    topic: "Placement decisions",
    rule: "Placement is decided by a group that includes the parent and people who know the child, the test results and the options; at least yearly; from the IEP; as near home as possible; in the school the child would attend if not disabled unless the IEP needs something else; weighing any harmful effect; and never only because changes to the curriculum would be needed. 'Placement' means the services and type of setting, not one building.",
  },
  continuum: {
    ...citations.continuum,
    topic: "Range of placements",
    rule: "The district must have a range of settings available: regular classes, special classes, special schools, home teaching, and hospitals and institutions, with extra help such as a resource room or visiting teacher alongside the regular class.",
  },
  "cost-not-a-reason": {
    ...citations.costNotAReason,
    topic: "Lack of money or staff",
    rule: "A district may not deny a service a child needs for an appropriate education because of cost or missing staff. Cost may matter only when choosing between options that would each be appropriate.",
    commonlyMisstatedAs: "Cost may never be mentioned or weighed at all.",
  },
  "personnel-qualifications": {
    ...citations.personnelQualifications,
    topic: "Staff qualifications",
    rule: "Special education teachers must be fully certified or licensed by the state (charter schools follow their state's charter law) and hold at least a bachelor's degree; related service staff must meet the state's rules for their profession; aides must be trained and supervised. A parent may file a state complaint about staff qualifications, but there is no separate right to sue over them.",
    commonlyMisstatedAs: "A parent can demand a named teacher or sue because a teacher is not certified.",
  },
  "medication-ban": {
    ...citations.medicationBan,
    topic: "No forced medication",
    rule: "A school may not make a prescription for a controlled substance a condition of attending school, being evaluated or getting services. Teachers may still share what they see in class with parents.",
  },
} as const satisfies ProvisionsOf<typeof citations>;
