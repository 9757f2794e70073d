-- For wrk: requests the addresses of a file, named after `--`, one a line, at random.
local addresses = {}

function init(args)
  for line in io.lines(args[1]) do addresses[#addresses + 1] = line end
  math.randomseed(1)
end

function request()
  return wrk.format('GET', addresses[math.random(#addresses)])
end
