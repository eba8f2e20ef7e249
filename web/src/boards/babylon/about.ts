import picture from '../../art/babylon.webp';
import type { About } from '../board';

const about: About = {
  order: 1,
  minutes: 40,
  icon: 'ornament-belvedere',
  picture,
  fills: true,
};

export default about;
