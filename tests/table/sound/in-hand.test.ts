import { expect, it, vi } from 'vitest';
import { type Carried, useDragged } from '../../../src/table/attention/drag-state.ts';
import { grasp, letGo } from '../../../src/table/attention/grasp.ts';
import { hearHand } from '../../../src/table/sound/speaker.ts';
import { scope } from '../../support/at-table.tsx';

const carried: Carried = {
  stack: { of: 'hand', force: 1 },
  count: 1,
  most: null,
  over: null,
  pointer: { id: 1, x: 0, y: 0, isFinger: false },
  isDrawn: true,
};

it('a stack is heard as it is lifted, passes from region to region, and is laid back; what stays is heard as it lands', () => {
  const heard = vi.fn();
  const end = hearHand(scope, heard);
  useDragged.of(scope).setState({ carried, put: null });
  useDragged.of(scope).setState({ carried: { ...carried, over: 3 } });
  useDragged.of(scope).setState({ carried: { ...carried, over: 3, count: 4 } });
  useDragged.of(scope).setState({ carried: null, put: null });
  useDragged.of(scope).setState({ carried, put: null });
  useDragged.of(scope).setState({ carried: null, put: 3 });
  expect(heard.mock.calls.flat()).toEqual(['lift', 'pass', 'place', 'lift']);
  end();
  useDragged.of(scope).setState({ carried, put: null });
  expect(heard).toHaveBeenCalledTimes(4);
  useDragged.of(scope).setState({ carried: null, put: null });
});

it('anything else is heard as it is lifted and laid back; what is given away is heard as it lands', () => {
  const heard = vi.fn();
  const end = hearHand(scope, heard);
  grasp(scope, { of: 'combo', index: 2 }, { x: 1 });
  grasp(scope, { of: 'combo', index: 2 }, { x: 2 });
  letGo(scope, false);
  grasp(scope, { of: 'die' }, {});
  letGo(scope, true);
  grasp(scope, { of: 'purse', seat: 0 }, {});
  letGo(scope, false);
  expect(heard.mock.calls.flat()).toEqual(['lift', 'place', 'lift', 'coin']);
  end();
});
