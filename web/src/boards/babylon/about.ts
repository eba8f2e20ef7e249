import picture from '../../art/babylon.svg';
import type { About } from '../board';

const about: About = {
  order: 1,
  minutes: 40,
  icon: 'ornament-belvedere',
  picture,
};

export default about;
