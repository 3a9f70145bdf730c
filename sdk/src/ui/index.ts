export { Button, type ButtonProps, buttonLook } from "./Button.tsx";
export { Card } from "./Card.tsx";
export { Choice, type ChoiceOption, type ChoiceProps } from "./Choice.tsx";
export { Dialog, type DialogProps } from "./Dialog.tsx";
export { Field, type FieldProps } from "./Field.tsx";
export { Notice, type NoticeProps, type NoticeTone } from "./Notice.tsx";
export { Progress, type ProgressProps } from "./Progress.tsx";
export { ToastRegion } from "./ToastRegion.tsx";
export { createToasts, type ShownToast, type ToastMessage, type Toasts, toastTime } from "./toasts.ts";
