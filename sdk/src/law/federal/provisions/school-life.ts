import * as citations from "../citations/school-life.ts";
import type { ProvisionsOf } from "../Provision.ts";

/** A child's day at school beside lessons: activities, health, animals, police, and how complaints are met. */
export const schoolLife = {
  "extracurricular-activities": {
    ...citations.extracurricularActivities,
    topic: "Clubs, sports, trips and other activities",
    rule: "The school must take steps, including the aids and services that the IEP team finds necessary, to give a child with a disability an equal chance to take part in nonacademic and extracurricular activities, such as athletics, recreation, and clubs that the school sponsors, and with non-disabled children as far as suits the child. Under Section 504 a school that gets federal money owes any student with a disability the same equal chance, with or without an IEP, and in the sports it offers as well.",
  },
  "school-health-services": {
    ...citations.schoolHealthServices,
    topic: "Nurse and health services at school",
    rule: "Health services that a child needs to receive an appropriate education, as the IEP describes them, are a related service. A school nurse gives nurse services; other health services may be given by a nurse or another qualified person. In Cedar Rapids v. Garret F. (1999) the Supreme Court held that this covers even the nursing that a child needs all through the school day, so long as no doctor has to give it.",
  },
  "school-counseling": {
    ...citations.schoolCounseling,
    topic: "Counseling and psychological services at school",
    rule: "Counseling, psychological services and school social work are related services where a child needs them to benefit from special education. They include psychological counseling, counseling for the child and the family, and help with positive behavior strategies, by qualified staff.",
  },
  "service-animals": {
    ...citations.serviceAnimals,
    topic: "Service animals",
    rule: "A public school must generally let a person with a disability use a service animal. It may ask that the animal leave only if it is out of control and the handler does not act, or if it is not housebroken; the person must then be able to take part without it. The handler keeps it under control; the school need not care for it. Staff may ask whether the animal is needed because of a disability and what work or task it has been trained to do, and may not ask about the disability itself or for papers.",
  },
  "crime-reports": {
    ...citations.crimeReports,
    topic: "Reports of a crime to the police",
    rule: "IDEA does not stop a school from reporting a crime by a child with a disability, nor the police and courts from doing their work. A school that reports one must see that copies of the child's special education and discipline records go to those it reports to, as far as the federal privacy law for records (FERPA) permits.",
  },
  "no-retaliation": {
    ...citations.noRetaliation,
    topic: "Punishment for a complaint",
    rule: "A school that gets federal money may not intimidate, threaten, coerce or discriminate against anyone in order to interfere with these civil rights, or because the person complained, testified, or took part in an investigation or hearing.",
  },
  "recording-without-telling": {
    ...citations.recordingWithoutTelling,
    topic: "Recording a talk without telling",
    rule: "Federal wiretap law lets a person record a talk that he or she takes part in, or where one person in it has agreed, unless it is done to commit a crime or another wrong. Some states ask for the consent of everyone in the talk, and their law holds too.",
  },
} as const satisfies ProvisionsOf<typeof citations>;
