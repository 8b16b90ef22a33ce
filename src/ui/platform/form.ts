import type { FormEvent, MouseEvent } from 'react';

interface Heard {
  readonly onClick: (event: MouseEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Heard even in a frame that forbids forms: a button's press is enough, and Enter in a field makes one. */
export function onAnswered(done: () => void): Heard {
  return {
    onClick(event) {
      const { target, currentTarget: form } = event;
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="submit"]') : null;
      if (button === null || button.disabled || event.defaultPrevented) return;
      event.preventDefault();
      if (form.reportValidity()) done();
    },
    onSubmit(event) {
      event.preventDefault();
      done();
    },
  };
}
