import type { FormEvent, MouseEvent } from 'react';

/** What a form hears. */
interface Heard {
  readonly onClick: (event: MouseEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * What a form needs to be heard also in a frame that forbids forms, where nothing is ever submitted: the press of its button is enough, and browsers make
 * such a press of Enter in a field.
 */
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
